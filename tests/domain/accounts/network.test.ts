import * as fc from "fast-check"
import { describe, expect, it } from "vitest"

import { networkOf } from "#domain/account/network.ts"

describe("the network by which attempts are counted", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["203.0.113.7:51324", "203.0.113.7"],
    ["::ffff:203.0.113.7", "203.0.113.7"],
    ["::FFFF:cb00:7107", "203.0.113.7"],
    ["0:0:0:0:0:ffff:203.0.113.7", "203.0.113.7"],
    ["[::ffff:203.0.113.7]:51324", "203.0.113.7"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["[2001:db8:1:2::7]:51324", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["::", "0:0:0:0::/64"],
    ["::203.0.113.7", "0:0:0:0::/64"]
  ])("of %s is %s", (address, network) => {
    expect(networkOf(address)).toBe(network)
  })

  it.each([
    "",
    "unknown",
    "1::2::3",
    "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9",
    "12345::",
    "::1:2:3:4:5:6:7:8",
    "g::1"
  ])("of what is no address is that itself: %j", (text) => {
    expect(networkOf(text)).toBe(text)
  })

  it("is one for all that differ after the first 64 bits, and another for all others", () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16))
    const four = fc.tuple(group, group, group, group)
    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        fc.pre(network.some((part) => part !== "0"))
        const here = networkOf([...network, ...one].join(":"))
        expect(networkOf([...network, ...other].join(":"))).toBe(here)
        expect(here).toBe(`${network.join(":")}::/64`)
      })
    )
  })

  it("is found for whatever text there is", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(networkOf(text)).toBeTypeOf("string")
      })
    )
  })
})
