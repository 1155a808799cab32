import type { TradeWords } from "./trade-words.ts"

export const poolServices: TradeWords = {
  trade: "Pool Services",
  people: [
    "pool guy|man|cleaner|company|service|builder|contractor|tech|installer|boy|girl|person",
    "hot tub technician|guy|repairman"
  ],
  sure: ["pool"],
  tasks: [
    "green/cloudy/dirty/murky pool",
    "algae in pool",
    "pool cleaning|maintenance|repair|installation|resurfacing|replastering|remodel|inspection|removal|leak|drain",
    "weekly pool service/maintenance",
    "open/close/winterize pool",
    "pool opening|closing|winterizing",
    "pool pump not_working|noise|replacement|repair|leaking",
    "pool filter|heater|liner|cover|light|tile|deck|coping|skimmer|plaster|timer|vacuum|robot|chemicals|fence",
    "install/build/new pool|inground_pool|above_ground_pool|spa|hot_tub|plunge_pool|fiberglass_pool",
    "in_ground/inground/above_ground/fiberglass/gunite/plunge/saltwater/lap pool",
    "pool losing water",
    "leak in pool",
    "replace pool pump|filter|liner|heater|light|tile",
    "pool heater not_working|installation|repair",
    "salt cell|system|generator",
    "pool water test|balance|chemistry",
    "hot_tub/spa repair|installation|cleaning|leak|not_heating|maintenance",
    "pool fill in|demolition",
    "pool equipment|automation",
    "drain and acid wash pool",
    "cracked/stained pool|pool_plaster|pool_tile"
  ],
  things: [
    "pool|swim|spa|chlorine|algae|skimmer|saltwater|gunite|cabana|jacuzzi|polaris|chlorinator|coping",
    "intex|inground|plunge",
    "pool clean|green|leak|repair|build|new|install|crack|pump|filter|heat|light|water|paint|tile|yard",
    "pool plumb|algae|chlorine|remove|cold|broken|dirty|open|close|vacuum|replace|screen|skim|deck|concrete",
    "pool resurface|refinish|frog|leaves|sweep|robot|slide|ladder|rail|skimmer|timer|motor|valve|jet|pipe",
    "pool drain|cover|liner|plaster|stain|fence|cost|company|boy|service|chemical|shock|test|swamp|kids",
    "pool inspection|tarp|equipment|hole|remodel|convert|salt",
    "spa not_heat|repair|install|broken|clean|jets|cover|heat|leak",
    "hot tub",
    "hot tub jets|heater|heat|cover|filter|water|clean|leak|broken|install|repair|move|level",
    "salt cell",
    "pool surround fence",
    "pebble tec",
    "sand filter",
    "cartridge filter",
    "diving board",
    "above ground",
    "hot tub chemical|level|drain|pump|pad|winter|open|cold|wont|service",
    "pentair|jandy",
    "dolphin robot",
    "kreepy krauly",
    "hayward|polaris pump|filter|heater|motor|vacuum|cleaner|valve|chlorinator|light"
  ],
  also: ["sauna", "patio pool", "water feature|fountain|pond", "pool wire|electric"],
  hints: ["chemicals", "pump", "filter", "liner"]
}
