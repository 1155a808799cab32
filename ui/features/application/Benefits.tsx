import ScheduleIcon from "@mui/icons-material/CalendarMonthOutlined"
import PaymentIcon from "@mui/icons-material/GppGoodOutlined"
import CustomersIcon from "@mui/icons-material/GroupsOutlined"
import EarningsIcon from "@mui/icons-material/TrendingUpOutlined"

import { IconPoints } from "#ui/shared/components/IconPoints.tsx"
import { Section } from "#ui/shared/components/Section.tsx"

const benefits = [
  {
    icon: CustomersIcon,
    title: "More Customers",
    text: "Homeowners who are looking for your trade, in your town, this week."
  },
  {
    icon: EarningsIcon,
    title: "Higher Earnings",
    text: "You set the price in every quote. Good reviews let you ask what you are worth."
  },
  {
    icon: ScheduleIcon,
    title: "Flexible Schedule",
    text: "Take the jobs that fit your calendar and pass on the ones that do not."
  },
  {
    icon: PaymentIcon,
    title: "Protected Payments",
    text: "Price and work are agreed in writing before you load the van."
  }
]

export const Benefits = () => (
  <Section title="Why professionals join" lead="The work is yours. Finding it is ours.">
    <IconPoints points={benefits} />
  </Section>
)
