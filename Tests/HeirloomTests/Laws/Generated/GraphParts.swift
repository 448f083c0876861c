/// What a maker has collected.
struct GraphParts {
  private(set) var numbers: [Int?] = []
  private(set) var flag = false
  private(set) var handles: [GraphHandle] = []
  private(set) var products: [GraphValue] = []

  mutating func add(_ value: GraphValue?) {
    numbers.append(value?.number)
    if value?.flag == true { flag.toggle() }
  }

  mutating func keep(_ product: GraphValue) {
    add(product)
    handles += product.handles
    products.append(product)
  }

  mutating func keep(_ handle: GraphHandle) {
    handles.append(handle)
  }
}
