import ExteriorIcon from "@mui/icons-material/CottageOutlined"
import CabinetIcon from "@mui/icons-material/DoorSlidingOutlined"
import DeckIcon from "@mui/icons-material/FenceOutlined"
import InteriorIcon from "@mui/icons-material/FormatPaintOutlined"
import CommercialIcon from "@mui/icons-material/StorefrontOutlined"
import WallpaperIcon from "@mui/icons-material/WallpaperOutlined"

import { PaintingScene } from "#ui/shared/illustrations/PaintingScene.tsx"

import { serviceChoice } from "../choices.ts"
import type { CategoryPage } from "../landing-page.ts"

export const painting: CategoryPage = {
  specialty: "Painting",
  scene: PaintingScene,
  title: "Painting with clean lines and lasting color",
  lead: "One bedroom or the whole outside of the house: find painters who prepare well, tape straight and leave the floor as they found it.",
  tab: "Painters near you: ratings, rates and quotes",
  people: "painters",
  choice: serviceChoice({
    page: "painting",
    label: "Service",
    placeholder: "Any painting",
    services: {
      interior: "Interior Painting",
      exterior: "Exterior Painting",
      cabinet: "Cabinet Painting",
      deck: "Deck & Fence Staining",
      commercial: "Commercial Painting"
    }
  }),
  searchButton: "Find Painters",
  services: {
    title: "What painters do",
    lead: "Inside, outside, and everything that can hold a coat.",
    tiles: [
      {
        icon: InteriorIcon,
        title: "Interior Painting",
        text: "Walls, ceilings and trim, patched and sanded before the first coat."
      },
      {
        icon: ExteriorIcon,
        title: "Exterior Painting",
        text: "Siding, stucco and shutters, washed, primed and ready for the weather."
      },
      {
        icon: CabinetIcon,
        title: "Cabinet Painting",
        text: "A new kitchen for the price of paint: doors sprayed smooth as glass."
      },
      {
        icon: DeckIcon,
        title: "Deck & Fence Staining",
        text: "Wood cleaned, sealed and stained, so that it lasts and looks it."
      },
      {
        icon: CommercialIcon,
        title: "Commercial Painting",
        text: "Offices, shops and stairwells, painted when nobody is around."
      },
      {
        icon: WallpaperIcon,
        title: "Wallpaper",
        text: "Old paper off, new paper on, and the pattern meets at the corner."
      }
    ]
  },
  list: {
    title: "Top-Rated Painters",
    lead: "Ranked by the people who look at their walls every day.",
    seeAll: "See All Painters"
  },
  why: {
    title: "Why choose our painters",
    points: [
      {
        icon: "plan",
        title: "Preparation included",
        text: "Ask for patching, sanding and primer in the quote. Good painters list them."
      },
      {
        icon: "design",
        title: "Help with color",
        text: "Send a photo, get advice, and try samples before the cans are opened."
      },
      {
        icon: "reviews",
        title: "Rated 4.8/5",
        text: "Customers say how straight the lines are, and how tidy the people."
      },
      {
        icon: "quality",
        title: "Satisfaction Guaranteed",
        text: "If a spot was missed, say so here: the painter answers, and our team decides."
      }
    ]
  },
  closing: {
    title: "Pick a color. Leave the rest to a painter.",
    text: "Tell us where you are and what you want painted. Comparing is free.",
    button: "Compare Painters Now"
  }
}
