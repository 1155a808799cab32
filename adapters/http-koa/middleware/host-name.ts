import { isIPv6 } from "node:net"

const authority = /^(?:\[([^\]]+)\]|([^:]+))(?::(\d{1,5}))?$/
const name = /^[\w-]+(?:\.[\w-]+)*\.?$/
const maxLength = 253
const maxPort = 65_535

/** Whether a text is what a `Host` may be: a name or an address, IPv6 in brackets, and perhaps a port. */
export const isHost = (text: string): boolean => {
  const [whole, ipv6, named = "", port = "0"] = authority.exec(text) ?? []
  if (whole === undefined || Number(port) > maxPort) return false
  if (ipv6 !== undefined) return !ipv6.includes("%") && isIPv6(ipv6)
  // What looks like an IPv4 address and is none, such as 1.2.3.999, is no name either.
  return named.length <= maxLength && name.test(named) && URL.canParse(`http://${named}`)
}
