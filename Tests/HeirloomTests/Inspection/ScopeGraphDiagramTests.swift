import Heirloom
import Testing

private struct Box<Content: Sendable>: Dependency {}

extension Providers {
  fileprivate var diagramQuoted: Provider<Int> {
    Provider(name: #"a "quoted" <name> & `ticks` \n #1;"#, fileID: "Sample/A.swift", line: 1) { _ in
      1
    }
  }
  fileprivate var diagramForeign: Provider<Int> {
    Provider(name: "diagram with spaces [und Umläuten] 日本") { _ in 1 }
  }
}

struct ScopeGraphDiagramTests {
  private static let scope: Scope = {
    let scope = Scope(.live)
      .overriding(\.inspectionClock, with: Token("mine"))
    _ = (scope.inspectionShared, scope.inspectionUnit, scope.inspectionMailbox)
    _ = scope.inspectionStore
    return scope
  }()

  @Test func `a flowchart has a box for each home and dashes below a singleton`() {
    #expect(
      Self.scope.graph.mermaid == """
        flowchart LR
          subgraph s0["root (live)"]
            n0["Sample.inspectionClock"]
            n1["Sample.inspectionShared [singleton]"]
            n2["Sample.inspectionStore"]
          end
          subgraph s1["scope 1"]
            n3["Sample.inspectionClock [given]"]
            n4["Sample.inspectionMailbox"]
            n5["Sample.inspectionStore"]
            n6["Sample.inspectionUnit"]
          end
          n1 -.-> n2
          n2 --> n0
          n4 -->|later| n5
          n5 --> n3
          n6 -->|tied to| n3

        """
    )
  }

  @Test func `a graph for Graphviz has a cluster for each home and dashes below a singleton`() {
    #expect(
      Self.scope.graph.dot == """
        digraph {
          rankdir=LR;
          node [shape=box];
          subgraph cluster_0 {
            label="root (live)";
            n0 [label="Sample.inspectionClock"];
            n1 [label="Sample.inspectionShared [singleton]"];
            n2 [label="Sample.inspectionStore"];
          }
          subgraph cluster_1 {
            label="scope 1";
            n3 [label="Sample.inspectionClock [given]"];
            n4 [label="Sample.inspectionMailbox"];
            n5 [label="Sample.inspectionStore"];
            n6 [label="Sample.inspectionUnit"];
          }
          n1 -> n2 [style=dashed];
          n2 -> n0;
          n4 -> n5 [label="later"];
          n5 -> n3;
          n6 -> n3 [label="tied to"];
        }

        """
    )
  }

  @Test func `an empty graph is a diagram too`() {
    let graph = Scope(.live).graph

    #expect(graph.mermaid == "flowchart LR\n")
    #expect(graph.dot == "digraph {\n  rankdir=LR;\n  node [shape=box];\n}\n")
  }

  @Test func `what means something to a diagram's language is escaped in names`() {
    let scope = Scope(.live).providing(Box<[String: Int]>())
    _ = scope.diagramQuoted
    _ = scope.diagramForeign

    let (mermaid, dot) = (scope.graph.mermaid, scope.graph.dot)

    #expect(
      mermaid == """
        flowchart LR
          subgraph s0["root (live)"]
            n0["HeirloomTests.diagram with spaces [und Umläuten] 日本"]
            n1["Sample.a #34;quoted#34; #60;name#62; #38; #96;ticks#96; #92;n #35;1#59;"]
          end
          subgraph s1["scope 1"]
            n2["HeirloomTests.Box#60;Swift.Dictionary#60;Swift.String, Swift.Int#62;#62; [given]"]
          end

        """
    )
    #expect(
      dot == #"""
        digraph {
          rankdir=LR;
          node [shape=box];
          subgraph cluster_0 {
            label="root (live)";
            n0 [label="HeirloomTests.diagram with spaces [und Umläuten] 日本"];
            n1 [label="Sample.a \"quoted\" <name> & `ticks` \\n #1;"];
          }
          subgraph cluster_1 {
            label="scope 1";
            n2 [label="HeirloomTests.Box<Swift.Dictionary<Swift.String, Swift.Int>> [given]"];
          }
        }

        """#
    )
  }
}
