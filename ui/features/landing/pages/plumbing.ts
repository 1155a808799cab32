import DrainIcon from "@mui/icons-material/FilterAltOutlined"
import HeaterIcon from "@mui/icons-material/HotTubOutlined"
import PipesIcon from "@mui/icons-material/PlumbingOutlined"
import FixtureIcon from "@mui/icons-material/WashOutlined"
import SewerIcon from "@mui/icons-material/WaterDamageOutlined"
import LeakIcon from "@mui/icons-material/WaterDropOutlined"

import { PlumbingScene } from "#ui/shared/illustrations/PlumbingScene.tsx"

import { urgencyChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const plumbing: CategoryPage = {
  specialty: "Plumbing",
  scene: PlumbingScene,
  title: "Plumbing services you can rely on",
  lead: "From a tap that drips at night to pipes for a whole house: compare local plumbers, read what their customers say, and ask for a quote.",
  tab: "Plumbers near you: ratings, rates and quotes",
  people: "plumbers",
  choice: urgencyChoice,
  searchButton: "Find Plumbers",
  notice: {
    kind: "emergency",
    title: "Water where it should not be?",
    text: "Close the main valve first. Then find a plumber who can come today: emergency service is there 24/7.",
    button: "Get Emergency Help",
    choose: "asap",
    list: { title: "Emergency Plumbers", lead: "Only those who are available today." }
  },
  services: {
    title: "What plumbers do",
    lead: "Small repairs and big jobs, in houses and apartments.",
    tiles: [
      {
        icon: LeakIcon,
        title: "Leak Repair",
        text: "Dripping taps, running toilets and damp walls, traced to where the water comes from."
      },
      {
        icon: DrainIcon,
        title: "Drain Cleaning",
        text: "Slow sinks and blocked showers cleared, and the cause removed along with the clog."
      },
      {
        icon: HeaterIcon,
        title: "Water Heaters",
        text: "Tank and tankless heaters repaired, replaced and set up safely."
      },
      {
        icon: PipesIcon,
        title: "Pipes & Repiping",
        text: "Old galvanized lines, frozen pipes and low pressure, fixed for the long run."
      },
      {
        icon: FixtureIcon,
        title: "Fixtures & Faucets",
        text: "Sinks, faucets, toilets and disposals, connected without a drop to spare."
      },
      {
        icon: SewerIcon,
        title: "Sewer & Water Lines",
        text: "Camera inspections, line repairs and backflow testing from the house to the street."
      }
    ]
  },
  list: {
    title: "Top-Rated Plumbers",
    lead: "Ranked by what customers said after the job.",
    seeAll: "See All Plumbers"
  },
  why: {
    title: "Why choose our plumbers",
    points: [
      {
        icon: "licence",
        title: "License in plain sight",
        text: "Every profile shows what a plumber states about license and insurance, before you call."
      },
      {
        icon: "emergency",
        title: "24/7 emergency service",
        text: "Burst pipes do not keep office hours, and neither does the search."
      },
      {
        icon: "reviews",
        title: "Reviews from real jobs",
        text: "Ratings come with words about the work, the price and the manners."
      },
      {
        icon: "payment",
        title: "100% Payment Protection",
        text: "Agree on a price up front and pay for work that was done."
      }
    ]
  },
  closing: {
    title: "Get that drip off your mind",
    text: "Tell us where you are and how soon you need somebody. Comparing is free.",
    button: "Compare Plumbers Now"
  }
}
