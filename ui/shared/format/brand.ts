export const brandName = "Best Contractors On Demand"
export const shortBrandName = "Best Contractors"
