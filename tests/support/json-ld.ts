type Node = Readonly<Record<string, unknown>>
/** What is wrong with a value, each with its path. */
type Check = (value: unknown, path: string) => ReadonlyArray<string>

const isRecord = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const text: Check = (value, path) =>
  typeof value === "string" && value.trim() !== "" ? [] : [`${path} is no text`]

const address: Check = (value, path) =>
  typeof value === "string" && /^https?:\/\/[^\s"<>]+$/.test(value) ? [] : [`${path} is no whole address`]

const day: Check = (value, path) =>
  typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? [] : [`${path} is no day`]

const between =
  (least: number, most: number): Check =>
  (value, path) =>
    typeof value === "number" && value >= least && value <= most
      ? []
      : [`${path} is not from ${least} to ${most}`]

const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? [] : check(value, path)

const listOf =
  (check: Check): Check =>
  (value, path) =>
    Array.isArray(value) && value.length > 0
      ? value.flatMap((item, index) => check(item, `${path}[${index}]`))
      : [`${path} is no list`]

const thing =
  (types: ReadonlyArray<string>, properties: Readonly<Record<string, Check>>): Check =>
  (value, path) => {
    if (!isRecord(value)) return [`${path} is nothing`]
    const type = String(value["@type"])
    if (!types.includes(type)) return [`${path} is a ${type}, not a ${types.join(" or ")}`]
    return Object.entries(properties).flatMap(([name, check]) => check(value[name], `${path}.${name}`))
  }

const rating = thing(["Rating"], { ratingValue: between(1, 5), bestRating: between(5, 5) })

const businesses = [
  "Electrician",
  "GeneralContractor",
  "HVACBusiness",
  "HomeAndConstructionBusiness",
  "HousePainter",
  "MovingCompany",
  "Plumber",
  "RoofingContractor"
]

const business = thing(businesses, {
  "@id": address,
  name: text,
  url: address,
  image: optional(address),
  description: text,
  priceRange: optional(text),
  address: thing(["PostalAddress"], { addressLocality: text, addressCountry: text }),
  aggregateRating: optional(
    thing(["AggregateRating"], { ratingValue: between(1, 5), reviewCount: between(1, 1e9) })
  ),
  review: optional(
    listOf(
      thing(["Review"], {
        author: thing(["Person"], { name: text }),
        reviewRating: rating,
        reviewBody: text,
        datePublished: day
      })
    )
  )
})

/** The positions of a list count up from one. */
const inOrder: Check = (value, path) =>
  Array.isArray(value)
    ? value.flatMap((item: Node, index) =>
        item["position"] === index + 1 ? [] : [`${path}[${index}].position`]
      )
    : []

const items =
  (properties: Readonly<Record<string, Check>>): Check =>
  (value, path) => [
    ...listOf(thing(["ListItem"], { name: text, ...properties }))(value, path),
    ...inOrder(value, path)
  ]

const search = thing(["SearchAction"], {
  target: thing(["EntryPoint"], { urlTemplate: text }),
  "query-input": (value, path) =>
    value === "required name=search_term_string" ? [] : [`${path} names no input`]
})

/** The properties that schema.org and its consumers require of each type on our pages. */
const kinds: Readonly<Record<string, Check>> = {
  BreadcrumbList: thing(["BreadcrumbList"], { itemListElement: items({ item: address }) }),
  ItemList: thing(["ItemList"], { itemListElement: items({ url: address }) }),
  WebSite: thing(["WebSite"], { name: text, url: address, potentialAction: search }),
  Organization: thing(["Organization"], { name: text, url: address, logo: address }),
  ...Object.fromEntries(businesses.map((type) => [type, business]))
}

/** Everything wrong with a page's JSON-LD; a type that is not listed in `kinds` is a fault too. */
export const jsonLdFaults = (data: unknown): ReadonlyArray<string> => {
  if (!isRecord(data) || data["@context"] !== "https://schema.org") return ["The context is not schema.org"]
  const graph: unknown = data["@graph"]
  if (!Array.isArray(graph)) return ["There is no graph"]
  return graph.flatMap((node: Node) => {
    const type = String(node["@type"])
    return kinds[type]?.(node, type) ?? [`Nobody knows what a ${type} needs`]
  })
}
