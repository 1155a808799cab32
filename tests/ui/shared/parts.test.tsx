// @vitest-environment happy-dom
import { screen } from "@testing-library/react"
import { userEvent } from "@testing-library/user-event"
import { assert, nat, property } from "fast-check"
import { afterEach, describe, expect, it, vi } from "vitest"

import { formatAlike, formatHourlyRange, formatMoney } from "#domain/shared/money.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { mount } from "#tests/support/ui/mount.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { formatDate, formatDay, formatTime } from "#ui/shared/format/format.ts"
import { formatDaySince, formatRecentDay } from "#ui/shared/format/past-days.ts"
import { phoneHref, phoneWords } from "#ui/shared/format/phone-words.ts"
import { ratingOrNew } from "#ui/shared/format/provider-words.ts"
import { PasswordField } from "#ui/shared/forms/PasswordField.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { previewRating } from "#ui/shared/head/preview-words.ts"

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe("star rating", () => {
  it.each([
    ["4.99", "4", "Rated 4.9 out of 5"],
    ["3.96", "3", "Rated 3.9 out of 5"],
    ["4.67", "4", "Rated 4.7 out of 5"],
    ["4.80", "4", "Rated 4.8 out of 5"],
    ["0.00", "0", "Not rated yet"],
    [5, "5", "Rated 5.0 out of 5"]
  ])("fills as many stars as the floor of %s", (rating, stars, words) => {
    mount(<StarRating rating={rating} />)
    expect(screen.getByRole("img", { name: words }).dataset.stars).toBe(stars)
  })
})

describe("the rating in a link preview", () => {
  it("fills the same stars, and says no more than they show", () => {
    expect(previewRating({ rating: "4.99", reviewCount: 3 })).toEqual({
      stars: 4,
      value: "4.9",
      from: "3 reviews"
    })
  })

  it("is not there without reviews", () => {
    expect(previewRating({ rating: "0.00", reviewCount: 0 })).toBeNull()
    expect(previewRating({ rating: null, reviewCount: 0 })).toBeNull()
  })
})

describe("status badge", () => {
  it.each([
    ["pending", "yellow"],
    ["in_progress", "blue"],
    ["completed", "green"],
    ["accepted", "green"],
    ["rejected", "red"],
    ["cancelled", "grey"],
    ["draft", "grey"]
  ] as const)("shows %s in %s, with words", (status, tone) => {
    const { container } = mount(<StatusBadge status={status} />)
    expect(container.querySelector(`[data-tone="${tone}"]`)?.textContent).toBe(status.replace("_", " "))
  })
})

describe("avatar", () => {
  it.each([
    ["Ace Plumbing Co", "AP"],
    ["O'Neil & Sons", "ON"],
    ["Zen", "Z"],
    ["", ""]
  ])("shows the initials of %j", (name, initials) => {
    const { container } = mount(<ProviderAvatar name={name} />)
    expect(container.textContent).toBe(initials)
  })

  it("shows the picture when there is one", () => {
    const { container } = mount(<ProviderAvatar name="Zen" image="/zen.jpg" />)
    expect(container.querySelector("img")?.getAttribute("src")).toBe("/zen.jpg")
  })
})

describe("words for numbers and days", () => {
  it("writes money without idle cents", () => {
    expect([formatMoney(1250), formatMoney(19.5)]).toEqual(["$1,250", "$19.50"])
  })

  it("writes amounts that stand one under the other alike", () => {
    expect([800, -50].map(formatAlike([800, -50]))).toEqual(["$800", "-$50"])
    expect([800, -50, 250.5].map(formatAlike([800, -50, 250.5]))).toEqual(["$800.00", "-$50.00", "$250.50"])
  })

  it("writes any amount, and any number, as Americans do", () => {
    const dollars = new Intl.NumberFormat("en-US", {
      style: "currency",
      currency: "USD",
      trailingZeroDisplay: "stripIfInteger"
    })
    const numbers = new Intl.NumberFormat("en-US")
    assert(
      property(nat(), (count) => {
        expect(formatMoney(count / 100)).toBe(dollars.format(count / 100))
        expect(formatNumber(count)).toBe(numbers.format(count))
        expect(formatNumber(count / 10)).toBe(numbers.format(count / 10))
      })
    )
  })

  it("writes a range, one rate, or that there is none", () => {
    expect([
      formatHourlyRange(40, 85),
      formatHourlyRange(40, null),
      formatHourlyRange(40, 40),
      formatHourlyRange(null, null)
    ]).toEqual(["$40 - $85/hr", "$40/hr", "$40/hr", "Rate on request"])
  })

  it("writes days as every screen shows them", () => {
    expect([formatDate("2026-11-03"), formatDay("2026-11-03T12:00:00.000Z")]).toEqual([
      "Nov 3, 2026",
      "Nov 3"
    ])
  })

  it("writes a day of Hawaii as the reader's own where that is the first one", () => {
    vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(360)
    const begun = "2026-11-30T07:30:00.000Z"
    const days = ["2026-11-29", "2026-11-30", "2026-12-01"]
    expect(days.map((day) => formatDaySince(begun, day))).toEqual([
      "Nov 30, 2026",
      "Nov 30, 2026",
      "Dec 1, 2026"
    ])
  })

  it("writes the year of a day where that is not the present one", () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2027-03-02T12:00:00.000Z") })
    expect(["2027-01-01", "2026-12-31"].map(formatRecentDay)).toEqual(["Jan 1", "Dec 31, 2026"])
  })

  it("writes the time of day", () => {
    expect([formatTime("2026-11-03T09:30:00"), formatTime("2026-11-03T15:05:00")]).toEqual([
      "9:30 AM",
      "3:05 PM"
    ])
  })

  it.each([
    "5125550142",
    "512-555-0142",
    "(512) 555 0142",
    "512.555.0142",
    "512/555-0142",
    "+1 512 555-0142",
    "15125550142",
    "512\u2011555\u20130142",
    "\u202a+1 (512) 555-0142\u202c"
  ])("writes %s as every telephone number of the United States", (typed) =>
    expect(phoneWords(typed)).toBe("(512) 555-0142")
  )

  it.each(["+44 20 7946 0958", "512-555-0142 ext. 7", "555-0142", "0125550142", "+5125550142", "none", ""])(
    "leaves %j as it was typed",
    (typed) => expect(phoneWords(typed)).toBe(typed)
  )

  it("calls the digits of a number", () => {
    expect([phoneHref("(512) 555-0142"), phoneHref("+1 512 555 0142")]).toEqual([
      "tel:5125550142",
      "tel:+15125550142"
    ])
  })

  it.each([
    "512 555 0142 ext. 12",
    "512-555-0142x12",
    "512-555-0142 #12",
    "512-555-0142 or 512-555-0199",
    "512-555-0142, 512-555-0199",
    "512-555-0142; 512-555-0199",
    "512-555-0142 / 512-555-0199",
    "512-555-0142 & 512-555-0199",
    "Office: (512) 555-0142",
    "512/555-0142"
  ])("calls of %j the first number, without an extension", (typed) =>
    expect(phoneHref(typed)).toBe("tel:5125550142")
  )

  it("calls nobody where no digit is typed", () => expect(phoneHref("on request")).toBeUndefined())

  it("calls somebody new whom nobody has rated yet", () => {
    expect([
      ratingOrNew({ rating: "0.00", reviewCount: 0 }),
      ratingOrNew({ rating: "4.86", reviewCount: 14 })
    ]).toEqual(["New", "4.9"])
  })
})

describe("fields", () => {
  it("tie label, hint and fault to the input", () => {
    const { unmount } = mount(<TextField label="Email" helperText="We never show it." />)
    expect(screen.getByRole("textbox", { name: "Email", description: "We never show it." })).toBeTruthy()
    unmount()
    mount(<TextField label="Email" helperText="We never show it." error="Please enter an email" />)
    const input = screen.getByRole("textbox", { name: "Email", description: "Please enter an email" })
    expect(input.getAttribute("aria-invalid")).toBe("true")
  })

  it("show and hide a password", async () => {
    mount(<PasswordField label="Password" />)
    const user = userEvent.setup()
    await user.type(screen.getByLabelText("Password"), "secret")
    expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password")
    // A query by label, in part and in any case, finds only the field, not the button.
    expect(screen.getByLabelText(/password/i)).toBe(screen.getByLabelText("Password"))
    await user.click(screen.getByRole("button", { name: "Show password" }))
    expect(screen.getByLabelText("Password").getAttribute("type")).toBe("text")
    await user.click(screen.getByRole("button", { name: "Hide password" }))
    expect(screen.getByLabelText("Password").getAttribute("type")).toBe("password")
  })

  it("offer the options of a select after its placeholder", () => {
    mount(
      <SelectField
        label="Urgency"
        placeholder="Choose one"
        options={[{ value: "asap", label: "As soon as possible" }]}
      />
    )
    const select = screen.getByRole("combobox", { name: "Urgency" })
    expect(
      [...select.querySelectorAll("option")].map((option) => [option.value, option.textContent])
    ).toEqual([
      ["", "Choose one"],
      ["asap", "As soon as possible"]
    ])
  })
})
