const port = /^(?:\[(.*)\](?::\d+)?|(\d+(?:\.\d+){3}):\d+)$/
const zone = /%.*$/
const octet = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`
const ipv4 = new RegExp(String.raw`^(?:::ffff:)?(${octet}(?:\.${octet}){3})$`)
const dotted = /^(?:\d{1,3}\.){3}\d{1,3}$/

/** Writes the last 32 bits as two groups, where they are in dotted IPv4 notation. */
const undotted = (text: string): string => {
  const last = text.slice(text.lastIndexOf(":") + 1)
  if (!dotted.test(last)) return text
  const [a = 0, b = 0, c = 0, d = 0] = last.split(".").map(Number)
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16))
  return text.slice(0, -last.length) + groups.join(":")
}

const listOf = (text: string | undefined) => (text === undefined || text === "" ? [] : text.split(":"))

/** The eight groups of an IPv6 address; null for anything else. */
const groupsOf = (address: string): ReadonlyArray<number> | null => {
  const [head, tail, ...more] = undotted(address).split("::")
  const [first, last] = [listOf(head), listOf(tail)]
  const left = 8 - first.length - last.length
  if (more.length > 0 || (tail === undefined ? left !== 0 : left < 1)) return null
  const groups = [...first, ...Array.from({ length: left }, () => "0"), ...last]
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null
}

const mappedIpv4 = (groups: ReadonlyArray<number>): string | null => {
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups[5] === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  return isMapped ? [high >> 8, high & 255, low >> 8, low & 255].join(".") : null
}

/**
 * The key by which one caller's attempts are counted: the IPv4 address, or the /64 of an IPv6 address, in which
 * everybody has more addresses than can be counted. Anything else stands for itself.
 */
export const networkOf = (address: string): string => {
  // First the form in which sockets write it: this runs for every request.
  const [, plain] = ipv4.exec(address) ?? []
  if (plain !== undefined) return plain
  const [, bracketed, withPort] = port.exec(address) ?? []
  const bare = (bracketed ?? withPort ?? address).replace(zone, "")
  const groups = groupsOf(bare)
  if (groups === null) return bare
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return mappedIpv4(groups) ?? `${network.join(":")}::/64`
}
