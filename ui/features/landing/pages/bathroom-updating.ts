import AccessibilityIcon from "@mui/icons-material/AccessibleForwardOutlined"
import RenovationIcon from "@mui/icons-material/BathtubOutlined"
import FixtureIcon from "@mui/icons-material/HardwareOutlined"
import ShowerIcon from "@mui/icons-material/ShowerOutlined"
import VanityIcon from "@mui/icons-material/SoapOutlined"
import TileIcon from "@mui/icons-material/SpaceDashboardOutlined"

import { BathroomScene } from "#ui/shared/illustrations/BathroomScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { ImprovementPage } from "../landing-page.ts"

export const bathroomUpdating: ImprovementPage = {
  specialty: "Bathroom Remodeling",
  scene: BathroomScene,
  title: "Bathroom updating, one fixture or the whole room",
  lead: "A shower without a step, a vanity with room for two, or everything new: find professionals who get it watertight and done on time.",
  tab: "Bathroom remodelers near you: ratings, rates and quotes",
  people: "bathroom professionals",
  hero: { find: "Find Bathroom Pros", start: "Start Your Project" },
  choice: serviceChoice({
    page: "bathroom-updating",
    label: "Update Type",
    placeholder: "Select update type",
    all: "All Services",
    services: {
      full: "Full Renovation",
      shower: "Shower Installation",
      vanity: "Vanity & Countertops",
      tile: "Tile & Flooring",
      fixtures: "Fixture Upgrades"
    }
  }),
  searchButton: "Search Professionals",
  services: {
    title: "What we can update in your bathroom",
    lead: "Small changes by the weekend, big ones with a plan.",
    tiles: [
      {
        icon: RenovationIcon,
        title: "Full Renovation",
        text: "Down to the studs and back: plumbing, tile, light and air."
      },
      {
        icon: ShowerIcon,
        title: "Shower Installation",
        text: "Walk-in, glass or tub conversion, sealed so that it stays dry next door."
      },
      {
        icon: VanityIcon,
        title: "Vanity & Countertops",
        text: "Storage that fits the wall, and a top that does not mind toothpaste."
      },
      {
        icon: TileIcon,
        title: "Tile & Flooring",
        text: "Floors that drain, grip and warm your feet, laid on a sound base."
      },
      {
        icon: FixtureIcon,
        title: "Fixture Upgrades",
        text: "Faucets, toilets and shower heads that look better and use less."
      },
      {
        icon: AccessibilityIcon,
        title: "Accessibility Updates",
        text: "Grab bars, wider doors and step-free showers, for now or for later."
      }
    ]
  },
  list: {
    title: "Find your bathroom professional",
    lead: "Search by place and by what you want to update, then compare the best rated.",
    seeAll: "See All Professionals"
  },
  why: {
    title: "Why update with our professionals",
    points: [
      {
        icon: "licence",
        title: "Licensed Professionals",
        text: "Water and power in one small room: profiles show who states a license for it."
      },
      {
        icon: "quality",
        title: "Quality Workmanship",
        text: "Waterproofing you will never see, and reviews that tell whether it held."
      },
      {
        icon: "time",
        title: "Timely Completion",
        text: "A date in the quote, because most homes have no spare bathroom."
      },
      {
        icon: "permit",
        title: "Permit Handling",
        text: "Where the city wants to look at it, your professional makes the call."
      }
    ]
  },
  closing: {
    title: "Start the day in a room you like",
    text: "Compare professionals near you and ask the ones you like for a quote.",
    button: "Choose a Bathroom Pro"
  }
}
