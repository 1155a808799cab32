import PlanIcon from "@mui/icons-material/ChecklistOutlined"
import PermitIcon from "@mui/icons-material/DescriptionOutlined"
import DesignIcon from "@mui/icons-material/DesignServicesOutlined"
import EmergencyIcon from "@mui/icons-material/EmergencyOutlined"
import CalendarIcon from "@mui/icons-material/EventAvailableOutlined"
import MaterialsIcon from "@mui/icons-material/LayersOutlined"
import PaymentIcon from "@mui/icons-material/PaymentsOutlined"
import ReviewsIcon from "@mui/icons-material/ReviewsOutlined"
import TimeIcon from "@mui/icons-material/ScheduleOutlined"
import LicenceIcon from "@mui/icons-material/VerifiedUserOutlined"
import SeasonIcon from "@mui/icons-material/WbSunnyOutlined"
import QualityIcon from "@mui/icons-material/WorkspacePremiumOutlined"
import type SvgIcon from "@mui/material/SvgIcon"

import { IconPoints } from "./IconPoints.tsx"
import { Section } from "./Section.tsx"

const icons = {
  calendar: CalendarIcon,
  design: DesignIcon,
  emergency: EmergencyIcon,
  licence: LicenceIcon,
  materials: MaterialsIcon,
  payment: PaymentIcon,
  permit: PermitIcon,
  plan: PlanIcon,
  quality: QualityIcon,
  reviews: ReviewsIcon,
  season: SeasonIcon,
  time: TimeIcon
} satisfies Record<string, typeof SvgIcon>

export interface Why {
  readonly title: string
  /** Reasons to choose a trade's providers here. */
  readonly points: ReadonlyArray<{
    readonly icon: keyof typeof icons
    readonly title: string
    readonly text: string
  }>
}

/** Four reasons. */
export const WhyChoose = ({ why }: { readonly why: Why }) => (
  <Section title={why.title}>
    <IconPoints points={why.points.map((point) => ({ ...point, icon: icons[point.icon] }))} />
  </Section>
)
