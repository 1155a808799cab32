import CleanupIcon from "@mui/icons-material/CompostOutlined"
import DesignIcon from "@mui/icons-material/DrawOutlined"
import LawnIcon from "@mui/icons-material/GrassOutlined"
import HardscapeIcon from "@mui/icons-material/GridViewOutlined"
import IrrigationIcon from "@mui/icons-material/OpacityOutlined"
import TreeIcon from "@mui/icons-material/ParkOutlined"

import { LandscapingScene } from "#ui/shared/illustrations/LandscapingScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const landscaping: CategoryPage = {
  specialty: "Landscaping",
  scene: LandscapingScene,
  title: "Landscaping that makes you want to be outside",
  lead: "A lawn that is cut every week or a garden drawn from scratch: compare landscapers nearby and see the yard you have in mind take root.",
  tab: "Landscapers near you: ratings, rates and quotes",
  people: "landscapers",
  choice: serviceChoice({
    page: "landscaping",
    label: "Service",
    placeholder: "Any yard work",
    services: {
      lawn: "Lawn Care",
      design: "Landscape Design",
      tree: "Tree Service",
      irrigation: "Irrigation",
      hardscape: "Hardscaping",
      cleanup: "Yard Cleanup"
    }
  }),
  searchButton: "Find Landscapers",
  services: {
    title: "What landscapers do",
    lead: "Everything between the house and the fence.",
    tiles: [
      {
        icon: LawnIcon,
        title: "Lawn Care",
        text: "Mowing, feeding, seeding and edges, on a schedule that suits the grass."
      },
      {
        icon: DesignIcon,
        title: "Landscape Design",
        text: "A plan for beds, paths and shade that fits your soil and your time."
      },
      {
        icon: TreeIcon,
        title: "Tree Service",
        text: "Pruning, removal and stumps, by people with the right ropes."
      },
      {
        icon: IrrigationIcon,
        title: "Irrigation",
        text: "Sprinklers and drip lines that water the plants and not the sidewalk."
      },
      {
        icon: HardscapeIcon,
        title: "Hardscaping",
        text: "Patios, walls and walkways, level now and after the winter."
      },
      {
        icon: CleanupIcon,
        title: "Yard Cleanup",
        text: "Leaves, branches and last year's beds, gone in a day."
      }
    ]
  },
  list: {
    title: "Top-Rated Landscapers",
    lead: "Ranked by the neighbors with the good-looking yards.",
    seeAll: "See All Landscapers"
  },
  why: {
    title: "Why choose our landscapers",
    points: [
      {
        icon: "season",
        title: "They know your climate",
        text: "Local people who know what grows here, and when to plant it."
      },
      {
        icon: "calendar",
        title: "Once, or all year",
        text: "A single cleanup or a plan for every month: both start with a quote."
      },
      {
        icon: "licence",
        title: "Licensed and insured",
        text: "Profiles show who states to be, which is good to know below a tall tree."
      },
      {
        icon: "payment",
        title: "100% Payment Protection",
        text: "A price for the work, agreed before the first spade goes in."
      }
    ]
  },
  closing: {
    title: "Your yard is waiting",
    text: "Tell us where it is and what it needs. Comparing is free.",
    button: "Compare Landscapers Now"
  }
}
