export const shortBrandName = "Best Contractors"
export const brandName = `${shortBrandName} On Demand`
