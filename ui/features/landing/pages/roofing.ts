import RepairIcon from "@mui/icons-material/HandymanOutlined"
import InspectionIcon from "@mui/icons-material/ManageSearchOutlined"
import ReplacementIcon from "@mui/icons-material/RoofingOutlined"
import SolarIcon from "@mui/icons-material/SolarPowerOutlined"
import StormIcon from "@mui/icons-material/ThunderstormOutlined"
import GutterIcon from "@mui/icons-material/WaterOutlined"

import { RoofingScene } from "#ui/shared/illustrations/RoofingScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const roofing: CategoryPage = {
  specialty: "Roofing",
  scene: RoofingScene,
  title: "Roofing that stands up to the weather",
  lead: "Missing shingles, tired gutters or a roof at the end of its years: compare local roofers and get the work in writing.",
  tab: "Roofers near you: ratings, rates and quotes",
  people: "roofers",
  choice: serviceChoice({
    page: "roofing",
    label: "Service",
    placeholder: "Any roofing work",
    services: {
      repair: "Roof Repair",
      replacement: "Roof Replacement",
      inspection: "Roof Inspection",
      gutter: "Gutters",
      emergency: "Emergency Repair"
    }
  }),
  searchButton: "Find Roofers",
  notice: {
    kind: "emergency",
    title: "Storm damage, or rain coming in?",
    text: "Stay off the roof and put a bucket under the drip. A roofer can cover it today and mend it when the sky has cleared.",
    button: "Get Emergency Repair",
    choose: "emergency",
    list: { title: "Emergency Roofers", lead: "Those who are available today come first." }
  },
  services: {
    title: "What roofers do",
    lead: "From one shingle to the whole roof.",
    tiles: [
      {
        icon: RepairIcon,
        title: "Roof Repair",
        text: "Leaks, loose shingles, flashing and vents, before they reach the ceiling."
      },
      {
        icon: ReplacementIcon,
        title: "Roof Replacement",
        text: "Asphalt, metal, tile or flat: torn off, laid anew and hauled away."
      },
      {
        icon: InspectionIcon,
        title: "Roof Inspection",
        text: "Photos and a report for you, your buyer or your insurer."
      },
      {
        icon: GutterIcon,
        title: "Gutters",
        text: "Cleaned, repaired or replaced, with guards that keep the leaves out."
      },
      {
        icon: StormIcon,
        title: "Storm Damage",
        text: "Tarps at once, repairs soon, and the paperwork for your claim."
      },
      {
        icon: SolarIcon,
        title: "Skylights & Solar",
        text: "Openings and mounts that bring in the light and keep out the rain."
      }
    ]
  },
  list: {
    title: "Top-Rated Roofers",
    lead: "Ranked by the people who live under their roofs.",
    seeAll: "See All Roofers"
  },
  why: {
    title: "Why choose our roofers",
    points: [
      {
        icon: "licence",
        title: "Licensed and insured",
        text: "Profiles show who states to be. On a roof, that matters more than anywhere."
      },
      {
        icon: "permit",
        title: "Quotes in writing",
        text: "Material, layers, cleanup and price, side by side before you decide."
      },
      {
        icon: "emergency",
        title: "24/7 emergency service",
        text: "Storms come at night. Help can too."
      },
      {
        icon: "payment",
        title: "100% Payment Protection",
        text: "No cash at the door, no surprises after the tear-off."
      }
    ]
  },
  closing: {
    title: "Fix it before the next rain",
    text: "Tell us where the house is and what the roof needs. Comparing is free.",
    button: "Compare Roofers Now"
  }
}
