import RenovationIcon from "@mui/icons-material/AutoFixHighOutlined"
import CleaningIcon from "@mui/icons-material/BubbleChartOutlined"
import RepairIcon from "@mui/icons-material/BuildOutlined"
import MaintenanceIcon from "@mui/icons-material/EventRepeatOutlined"
import EquipmentIcon from "@mui/icons-material/HeatPumpOutlined"
import InstallationIcon from "@mui/icons-material/PoolOutlined"

import { PoolScene } from "#ui/shared/illustrations/PoolScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { ImprovementPage } from "../landing-page.ts"

export const poolServices: ImprovementPage = {
  specialty: "Pool Services",
  scene: PoolScene,
  title: "Pool services for clear water all season",
  lead: "A new pool, a green one or a pump that hums the wrong note: find pool professionals who come when they say and leave the water clear.",
  tab: "Pool installation, cleaning and repair near you",
  people: "pool professionals",
  hero: { find: "Find Pool Pros", start: "Start Your Project" },
  choice: serviceChoice({
    page: "pool-services",
    label: "Service Type",
    placeholder: "Select service type",
    all: "All Services",
    services: {
      installation: "Pool Installation",
      cleaning: "Pool Cleaning",
      repair: "Pool Repair",
      maintenance: "Pool Maintenance",
      equipment: "Pool Equipment"
    }
  }),
  searchButton: "Search Professionals",
  services: {
    title: "What pool professionals do",
    lead: "From the first dig to the last leaf of the season.",
    tiles: [
      {
        icon: InstallationIcon,
        title: "Pool Installation",
        text: "Concrete, fiberglass or vinyl, dug, built and filled to your plan."
      },
      {
        icon: CleaningIcon,
        title: "Pool Cleaning",
        text: "Skimmed, brushed and vacuumed, with filters emptied and tiles wiped."
      },
      {
        icon: RepairIcon,
        title: "Pool Repair",
        text: "Leaks found, cracks closed, tiles and liners replaced."
      },
      {
        icon: MaintenanceIcon,
        title: "Pool Maintenance",
        text: "Chemistry, opening and closing, on a plan that follows the weather."
      },
      {
        icon: EquipmentIcon,
        title: "Pool Equipment",
        text: "Pumps, heaters, salt systems and covers, sized to your pool."
      },
      {
        icon: RenovationIcon,
        title: "Pool Renovation",
        text: "New plaster, light and decking for a pool that has seen many summers."
      }
    ]
  },
  list: {
    title: "Find your pool professional",
    lead: "Search by place and service, then compare the best rated.",
    seeAll: "See All Professionals"
  },
  why: {
    title: "Why choose our pool professionals",
    points: [
      {
        icon: "licence",
        title: "Licensed Pool Pros",
        text: "Profiles show who states to be licensed and insured to work on your pool."
      },
      {
        icon: "quality",
        title: "Quality Service",
        text: "Water that was tested, not guessed, and notes on what was done."
      },
      {
        icon: "calendar",
        title: "Reliable Scheduling",
        text: "The same day, every week. Reviews tell who keeps it."
      },
      {
        icon: "emergency",
        title: "Emergency Service",
        text: "A burst line or a dead pump on a holiday weekend: help is there 24/7."
      }
    ]
  },
  closing: {
    title: "Come on in, the water is fine",
    text: "Compare pool professionals near you and ask for a quote.",
    button: "Choose a Pool Pro"
  }
}
