import WiringIcon from "@mui/icons-material/ElectricalServicesOutlined"
import PanelIcon from "@mui/icons-material/ElectricMeterOutlined"
import ChargerIcon from "@mui/icons-material/EvStationOutlined"
import InspectionIcon from "@mui/icons-material/FactCheckOutlined"
import OutletIcon from "@mui/icons-material/OutletOutlined"
import LightIcon from "@mui/icons-material/WbIncandescentOutlined"

import { ElectricalScene } from "#ui/shared/illustrations/ElectricalScene.tsx"

import { urgencyChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const electrical: CategoryPage = {
  specialty: "Electrical",
  scene: ElectricalScene,
  title: "Electrical work, done right and done safely",
  lead: "A new outlet, a bigger panel or a charger for the car: find an electrician nearby whose work passes inspection and lets you sleep.",
  tab: "Electricians near you: ratings, rates and quotes",
  people: "electricians",
  choice: urgencyChoice,
  searchButton: "Find Electricians",
  notice: {
    kind: "safety",
    title: "Safety first: do not work on live wires",
    text: "Switch the circuit off at the panel and keep away. If you see flames or someone is hurt, leave the house and call 911. Call an electrician when you notice:",
    signs: [
      "a burning smell, or an outlet that is warm or discolored",
      "breakers that trip again and again",
      "lights that flicker or buzz",
      "a shock or tingle from a switch or appliance"
    ]
  },
  services: {
    title: "What electricians do",
    lead: "For homes, offices and everything with a plug.",
    tiles: [
      {
        icon: WiringIcon,
        title: "Wiring & Rewiring",
        text: "New circuits, knob-and-tube replaced, cables run where you need them."
      },
      {
        icon: PanelIcon,
        title: "Panel Upgrades",
        text: "Room for today's appliances, with breakers that protect you."
      },
      {
        icon: LightIcon,
        title: "Lighting",
        text: "Recessed lights, dimmers, fans and fixtures, indoors and out."
      },
      {
        icon: OutletIcon,
        title: "Outlets & Switches",
        text: "GFCI protection, USB outlets and smart switches, added or replaced."
      },
      {
        icon: ChargerIcon,
        title: "EV Chargers",
        text: "A charger at home, sized to your car, your panel and the code."
      },
      {
        icon: InspectionIcon,
        title: "Safety Inspections",
        text: "A written report before you buy, sell or renovate."
      }
    ]
  },
  list: {
    title: "Top-Rated Electricians",
    lead: "Ranked by what customers said after the job.",
    seeAll: "See All Electricians"
  },
  why: {
    title: "Why choose our electricians",
    points: [
      {
        icon: "licence",
        title: "License in plain sight",
        text: "Every profile shows what an electrician states about license and insurance."
      },
      {
        icon: "permit",
        title: "Work to code",
        text: "Ask for permits and inspections in the quote, so that nothing is left open."
      },
      {
        icon: "emergency",
        title: "24/7 emergency service",
        text: "No power, or too much of it: choose as soon as possible and see who can come."
      },
      {
        icon: "quality",
        title: "Satisfaction Guaranteed",
        text: "The job is finished when you say it is."
      }
    ]
  },
  closing: {
    title: "Leave the wires to somebody who knows them",
    text: "Say where you are and how soon it has to be done. Comparing is free.",
    button: "Compare Electricians Now"
  }
}
