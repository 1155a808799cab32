import DeepIcon from "@mui/icons-material/AutoAwesomeOutlined"
import OfficeIcon from "@mui/icons-material/BusinessOutlined"
import HouseIcon from "@mui/icons-material/CleaningServicesOutlined"
import MoveIcon from "@mui/icons-material/KeyOutlined"
import CarpetIcon from "@mui/icons-material/WeekendOutlined"
import WindowIcon from "@mui/icons-material/WindowOutlined"

import { CleaningScene } from "#ui/shared/illustrations/CleaningScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const cleaning: CategoryPage = {
  specialty: "Cleaning",
  scene: CleaningScene,
  title: "Cleaning services that give you the weekend back",
  lead: "Once, every week or before the keys change hands: compare cleaners near you and book the ones your neighbors come back to.",
  tab: "House cleaners near you: ratings, rates and quotes",
  people: "cleaners",
  choice: serviceChoice({
    page: "cleaning",
    label: "Service",
    placeholder: "Any cleaning",
    services: {
      house: "House Cleaning",
      deep: "Deep Cleaning",
      office: "Office Cleaning",
      carpet: "Carpet Cleaning",
      move: "Move-In & Move-Out Cleaning"
    }
  }),
  searchButton: "Find Cleaners",
  services: {
    title: "What cleaners do",
    lead: "For every room, and for every occasion.",
    tiles: [
      {
        icon: HouseIcon,
        title: "House Cleaning",
        text: "Floors, kitchen, bathrooms and dust, weekly or whenever you like."
      },
      {
        icon: DeepIcon,
        title: "Deep Cleaning",
        text: "Behind, under and inside: ovens, baseboards, grout and the tops of doors."
      },
      {
        icon: OfficeIcon,
        title: "Office Cleaning",
        text: "Desks, meeting rooms and kitchens, done before the team arrives."
      },
      {
        icon: CarpetIcon,
        title: "Carpet & Upholstery",
        text: "Stains, pets and years of feet, lifted out of carpets and couches."
      },
      {
        icon: MoveIcon,
        title: "Move-In & Move-Out",
        text: "An empty home from top to bottom, ready for inspection or for the sofa."
      },
      {
        icon: WindowIcon,
        title: "Windows",
        text: "Glass, frames and sills without streaks, also where you cannot reach."
      }
    ]
  },
  list: {
    title: "Top-Rated Cleaners",
    lead: "Ranked by the people whose homes they clean.",
    seeAll: "See All Cleaners"
  },
  why: {
    title: "Why choose our cleaners",
    points: [
      {
        icon: "licence",
        title: "People you can let in",
        text: "Profiles show who states to be insured and whose background was checked."
      },
      {
        icon: "calendar",
        title: "On your schedule",
        text: "Once, weekly or every other Friday: the plan is part of the quote."
      },
      {
        icon: "payment",
        title: "100% Payment Protection",
        text: "You know the price before the first bucket is filled."
      },
      {
        icon: "quality",
        title: "Satisfaction Guaranteed",
        text: "If a corner was missed, say so here: the cleaner answers, and our team decides."
      }
    ]
  },
  story: {
    kind: "testimonials",
    title: "What customers say",
    lead: "Three homes, three reasons to stop scrubbing.",
    voices: [
      {
        words:
          "I wrote on a Tuesday and had three quotes by lunch. The team that came on Friday left the kitchen brighter than it was when we moved in.",
        name: "Hannah R.",
        place: "House cleaning, every other week"
      },
      {
        words:
          "Our landlord is picky, and we got the whole deposit back. They even did the inside of the oven, which I had given up on.",
        name: "Marcus T.",
        place: "Move-out cleaning"
      },
      {
        words:
          "Two dogs, one beige carpet. I did not think it could be saved. Friendly people, on time, and honest about the one stain that would stay.",
        name: "Priya S.",
        place: "Carpet cleaning"
      }
    ]
  },
  closing: {
    title: "Put the mop down",
    text: "Tell us where you live and what needs cleaning. Comparing is free.",
    button: "Compare Cleaners Now"
  }
}
