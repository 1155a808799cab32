/** Twenty-two plumbers and a mover: two pages of a list, exactly one of the insured, and something to filter by. */
export const listedProviders = [
  ...Array.from({ length: 22 }, (_, index) => ({
    businessName: `Plumber ${index}`,
    rating: index === 0 ? 4.9 : 4,
    isLicensed: index < 2,
    isInsured: index >= 2,
    availability: index === 1 ? ("asap" as const) : ("month" as const),
    hourlyRateMin: 50 + index
  })),
  {
    businessName: "Lone Star Movers",
    specialties: ["Moving"],
    rating: 3.5,
    availability: "week" as const
  }
]
