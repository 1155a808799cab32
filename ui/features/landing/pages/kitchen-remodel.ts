import BacksplashIcon from "@mui/icons-material/AppsOutlined"
import CountertopIcon from "@mui/icons-material/CountertopsOutlined"
import CabinetIcon from "@mui/icons-material/DoorFrontOutlined"
import ApplianceIcon from "@mui/icons-material/KitchenOutlined"
import RemodelIcon from "@mui/icons-material/SoupKitchenOutlined"
import IslandIcon from "@mui/icons-material/TableBarOutlined"

import { KitchenScene } from "#ui/shared/illustrations/KitchenScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { ImprovementPage } from "../landing-page.ts"

export const kitchenRemodel: ImprovementPage = {
  specialty: "Kitchen Remodeling",
  scene: KitchenScene,
  title: "A kitchen remodel built around how you cook",
  lead: "New counters for an old favorite, or a kitchen from bare walls: find professionals who measure twice and keep the dust out of the living room.",
  tab: "Kitchen remodelers near you: ratings, rates and quotes",
  people: "kitchen professionals",
  hero: { find: "Find Kitchen Pros", start: "Start Your Project" },
  choice: serviceChoice({
    page: "kitchen-remodel",
    label: "Remodel Type",
    placeholder: "Select remodel type",
    all: "All Services",
    services: {
      complete: "Complete Remodel",
      cabinets: "Cabinet Installation",
      countertops: "Countertops",
      island: "Kitchen Island",
      appliances: "Appliances"
    }
  }),
  searchButton: "Search Professionals",
  services: {
    title: "What we can change in your kitchen",
    lead: "All of it, or the one thing that bothers you every morning.",
    tiles: [
      {
        icon: RemodelIcon,
        title: "Complete Remodel",
        text: "Layout, plumbing, power and finish, led by one person you can call."
      },
      {
        icon: CabinetIcon,
        title: "Cabinet Installation",
        text: "Stock, semi-custom or made for you, hung level and closing softly."
      },
      {
        icon: CountertopIcon,
        title: "Countertop Installation",
        text: "Quartz, granite, butcher block or laminate, cut to your walls as they are."
      },
      {
        icon: IslandIcon,
        title: "Kitchen Islands",
        text: "Seats, storage and outlets where everybody ends up anyway."
      },
      {
        icon: ApplianceIcon,
        title: "Appliance Installation",
        text: "Ranges, hoods, dishwashers and fridges, connected and tested."
      },
      {
        icon: BacksplashIcon,
        title: "Backsplash & Tile",
        text: "Straight lines, clean grout and a pattern you picked yourself."
      }
    ]
  },
  list: {
    title: "Find your kitchen professional",
    lead: "Search by place and by what you want to change, then compare the best rated.",
    seeAll: "See All Professionals"
  },
  why: {
    title: "Why remodel with our professionals",
    points: [
      {
        icon: "licence",
        title: "Licensed Experts",
        text: "What a business states about license and insurance stands on its profile, before the first cabinet comes down."
      },
      {
        icon: "design",
        title: "Design Assistance",
        text: "Bring a sketch or a shoebox of clippings. They turn it into a plan."
      },
      {
        icon: "plan",
        title: "Project Management",
        text: "One schedule for plumber, electrician and tiler, and one person who keeps it."
      },
      {
        icon: "materials",
        title: "Quality Materials",
        text: "Brands and grades named in the quote, so you know what you pay for."
      }
    ]
  },
  closing: {
    title: "Dinner is better in a kitchen that works",
    text: "Compare professionals near you and ask the ones you like for a quote.",
    button: "Choose a Kitchen Pro"
  }
}
