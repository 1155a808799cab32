import type { TradeWords } from "./trade-words.ts"

export const kitchenRemodeling: TradeWords = {
  trade: "Kitchen Remodeling",
  people: [
    "kitchen remodeler|designer|contractor|fitter|remodeling|company|renovator",
    "countertop/cabinet installer|company|guy|fabricator",
    "kitchen guy",
    "kitchen cabinet_maker/cabinetmaker"
  ],
  sure: [],
  tasks: [
    "kitchen remodel/renovation/makeover|design|update|upgrade|redo|layout",
    "new/complete/custom/fitted/small/galley/open kitchen",
    "kitchen cabinet installation|replacement|refacing|doors",
    "install/replace/build/new kitchen_cabinets|cabinets|countertops|kitchen_island|backsplash|kitchen_countertops|pantry_cabinets",
    "cabinet refacing|installation|replacement|design",
    "granite/quartz/marble/laminate/butcher_block countertop",
    "countertop installation|replacement|repair|crack|resurfacing",
    "kitchen island|counters|cabinets|pantry|backsplash|appliances",
    "backsplash installation|tile|replacement|repair",
    "subway/glass/mosaic tile backsplash",
    "outdated/old/ugly/dated kitchen|cabinets|countertops",
    "appliance installation",
    "install microwave|range_hood|stove|refrigerator|cooktop|oven",
    "over the range microwave",
    "range/vent hood",
    "breakfast bar|nook",
    "soft close cabinets|drawers",
    "pull out shelves|drawers",
    "kitchenette|wet_bar",
    "farmhouse/apron sink",
    "pot filler",
    "kitchen demolition|addition|expansion"
  ],
  things: [
    "cabinet|cabinetry|reface|refacing|countertop|granite|quartz|formica|backsplash|island|pantry|hood",
    "cupboard|peninsula|corian|soapstone|quartzite",
    "kitchen remodel|cabinet|counter|island|backsplash|pantry|design|appliance|layout|drawer|old|new|space",
    "kitchen gut|dream|tile|table_nook|open|expand|bigger|modern|80s|70s|1980s|1970s|contractor|price|cost",
    "kitchen estimate|flip|rental|condo",
    "cabinet install|new|replace|reface|kitchen|order|shaker|white|refacing|stock|semi_custom|cost|upper",
    "cabinet lower|old",
    "countertop install|replace|new|crack|chip|seal|kitchen|remove|granite|quartz|marble|laminate|seam",
    "countertop polish|fabricate|template|sink",
    "tile behind stove|sink|counter",
    "cupboard door|reface|new|replace",
    "appliance install|kitchen|new",
    "microwave install",
    "stove install",
    "ikea kitchen|cabinet",
    "lazy susan",
    "soft close",
    "waterfall island",
    "island seat|add|build",
    "counter seat",
    "backsplash tile|install|replace|grout|glass|marble",
    "silestone|caesarstone|cambria|woodmark|kraftmaid"
  ],
  also: [
    "dishwasher install|replace",
    "kitchen floor|light|wall|tile",
    "cabinet paint|refinish|build|custom",
    "outdoor kitchen",
    "open concept",
    "remodel"
  ],
  hints: ["appliance", "kitchen"]
}
