export const shortBrandName = "Best Contractors"
export const furtherBrandName = " On Demand"
export const brandName = shortBrandName + furtherBrandName
