import DesignIcon from "@mui/icons-material/ArchitectureOutlined"
import DeckIcon from "@mui/icons-material/DeckOutlined"
import LightingIcon from "@mui/icons-material/LightOutlined"
import KitchenIcon from "@mui/icons-material/OutdoorGrillOutlined"
import HardscapeIcon from "@mui/icons-material/TerrainOutlined"
import GardenIcon from "@mui/icons-material/YardOutlined"

import { BackyardScene } from "#ui/shared/illustrations/BackyardScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { ImprovementPage } from "../landing-page.ts"

export const backyardRenovations: ImprovementPage = {
  specialty: "Landscaping",
  scene: BackyardScene,
  title: "Backyard renovations that add another room",
  lead: "A deck for long evenings, a kitchen under the sky, a garden that looks after itself: find the people who build it.",
  tab: "Patio, deck and backyard contractors near you",
  people: "backyard professionals",
  hero: { find: "Find Backyard Pros", start: "Start Your Project" },
  choice: serviceChoice({
    page: "backyard-renovations",
    label: "Renovation Type",
    placeholder: "Select renovation type",
    all: "All Services",
    services: {
      patio: "Patio & Deck Building",
      landscape: "Landscape Design",
      "outdoor-kitchen": "Outdoor Kitchens",
      garden: "Garden Installation",
      hardscape: "Hardscaping"
    }
  }),
  searchButton: "Search Professionals",
  services: {
    title: "What we can build in your backyard",
    lead: "One piece at a time, or all of it by next summer.",
    tiles: [
      {
        icon: DeckIcon,
        title: "Patio & Deck Building",
        text: "Wood, composite or stone, with shade where the sun is and steps where you need them."
      },
      {
        icon: DesignIcon,
        title: "Landscape Design",
        text: "A drawing of beds, paths and places to sit, made for your plot."
      },
      {
        icon: KitchenIcon,
        title: "Outdoor Kitchens",
        text: "Grill, counter, sink and light, connected properly and safe from the rain."
      },
      {
        icon: GardenIcon,
        title: "Garden Installation",
        text: "Soil, plants and irrigation, chosen for your climate and your patience."
      },
      {
        icon: HardscapeIcon,
        title: "Hardscaping",
        text: "Walls, walkways and fire pits that stay level through the frost."
      },
      {
        icon: LightingIcon,
        title: "Outdoor Lighting",
        text: "Paths you can see, trees that glow, and switches you find in the dark."
      }
    ]
  },
  list: {
    title: "Find your backyard professional",
    lead: "Search by place and project, then compare the best rated.",
    seeAll: "See All Professionals"
  },
  story: {
    kind: "seasons",
    title: "The right season for each job",
    lead: "Yards keep their own calendar. Plan with it, and the work is easier and often cheaper.",
    advice: {
      Spring:
        "Plant beds, trees and new lawns while the ground is soft. Book decks and patios now to use them by July.",
      Summer:
        "Build outdoor kitchens, lights and shade in dry weather. Check the irrigation before the hottest weeks.",
      Fall: "Lay stone and pour concrete before the frost. Seed the lawn, plant bulbs and clear the leaves.",
      Winter:
        "Draw plans, compare quotes and apply for permits. Calendars are open, and good crews have time to talk."
    }
  },
  why: {
    title: "Why renovate with our professionals",
    points: [
      {
        icon: "licence",
        title: "Licensed Contractors",
        text: "Profiles show what a business states about license and insurance, before anybody starts to dig."
      },
      {
        icon: "design",
        title: "Design Expertise",
        text: "People who see the slope, the sun and the neighbors' windows."
      },
      {
        icon: "season",
        title: "Seasonal Planning",
        text: "Work in the order that the weather likes, with the patio ready in time."
      },
      {
        icon: "materials",
        title: "Quality Materials",
        text: "Wood, stone and plants that are still good-looking in ten years."
      }
    ]
  },
  closing: {
    title: "Next summer starts now",
    text: "Compare professionals near you and ask the ones you like for a quote.",
    button: "Choose a Backyard Pro"
  }
}
