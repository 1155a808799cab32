import AdditionIcon from "@mui/icons-material/AddHomeOutlined"
import CommercialIcon from "@mui/icons-material/DomainOutlined"
import FoundationIcon from "@mui/icons-material/FoundationOutlined"
import AduIcon from "@mui/icons-material/HolidayVillageOutlined"
import RenovationIcon from "@mui/icons-material/HomeRepairServiceOutlined"
import CustomIcon from "@mui/icons-material/OtherHousesOutlined"

import { ConstructionScene } from "#ui/shared/illustrations/ConstructionScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { ImprovementPage } from "../landing-page.ts"

export const newConstruction: ImprovementPage = {
  specialty: "Construction",
  scene: ConstructionScene,
  title: "New construction, from first sketch to front door",
  lead: "A home of your own design, a room more, or a house in the backyard: find builders who plan carefully and finish what they start.",
  tab: "Builders for new homes, additions and ADUs",
  people: "builders",
  hero: { find: "Find Builders", start: "Start Your Project" },
  choice: serviceChoice({
    page: "new-construction",
    label: "Project Type",
    placeholder: "Select project type",
    all: "All Projects",
    services: {
      "custom-homes": "Custom Homes",
      additions: "Home Additions",
      adu: "ADU Construction",
      commercial: "Commercial",
      renovation: "Renovation"
    }
  }),
  searchButton: "Search Builders",
  services: {
    title: "What builders can do for you",
    lead: "Six kinds of projects, from the ground up.",
    tiles: [
      {
        icon: CustomIcon,
        title: "Custom Homes",
        text: "Your lot, your plan, your pace: a house that was drawn for the people in it."
      },
      {
        icon: AdditionIcon,
        title: "Home Additions",
        text: "A bedroom, a second floor or a sunroom that looks as if it had always been there."
      },
      {
        icon: AduIcon,
        title: "ADU Construction",
        text: "A small house beside the big one, for family, guests or rent."
      },
      {
        icon: CommercialIcon,
        title: "Commercial Buildings",
        text: "Shops, offices and workshops, built around how you work."
      },
      {
        icon: RenovationIcon,
        title: "Renovation Projects",
        text: "Walls moved, systems renewed, character kept."
      },
      {
        icon: FoundationIcon,
        title: "Foundation Work",
        text: "Slabs, basements and repairs that everything else can stand on."
      }
    ]
  },
  list: {
    title: "Find your builder",
    lead: "Search by place and project, then compare the best-rated builders.",
    seeAll: "See All Builders"
  },
  story: {
    kind: "process",
    title: "How a building project goes",
    lead: "Four stages. A good builder tells you in which one you are.",
    steps: [
      {
        title: "Planning & Design",
        text: "You say what you need and what it may cost. Drawings, materials and a schedule follow."
      },
      {
        title: "Permits & Approvals",
        text: "Plans go to the city and the utilities. Your builder files, answers and keeps track."
      },
      {
        title: "Construction Phase",
        text: "Foundation, frame, systems, finish: inspected at each step, with news every week."
      },
      {
        title: "Final Walkthrough",
        text: "You walk through every room with a list. The keys are yours once it is empty."
      }
    ]
  },
  why: {
    title: "Why build with our professionals",
    points: [
      {
        icon: "licence",
        title: "Licensed & Insured",
        text: "Profiles show what a builder states about both, so you know what to ask for before you sign."
      },
      {
        icon: "quality",
        title: "Quality Guaranteed",
        text: "Workmanship you can inspect, and builders who come back if something is off."
      },
      {
        icon: "time",
        title: "On-Time Completion",
        text: "A schedule with milestones is part of the quote, and part of the reviews."
      },
      {
        icon: "permit",
        title: "Permit Assistance",
        text: "Builders who know the local office, and which form it wants."
      }
    ]
  },
  closing: {
    title: "Ready to break ground?",
    text: "Talk to builders who have done it before, in your town.",
    button: "Choose a Builder"
  }
}
