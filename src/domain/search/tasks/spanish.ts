// Verbs that end in "-ar" stand for their other forms too.
const said: Readonly<Record<string, string>> = {
  house: "casa",
  not: "sin",
  room: "cuarto, recamara, habitacion, dormitorio, sala",
  office: "oficina",
  water: "agua",
  wood: "madera",
  trash: "basura",
  furniture: "mueble",
  repair: "reparar, repara, reparacion, arreglar, arreglo",
  install: "instalar, instalacion, poner",
  broken:
    "roto, rota, descompuesto, descompuesta, descompuso, no funciona, no funcionan, no sirve, no sirven",
  replace: "cambiar, cambio, reemplazar",
  remove: "quitar",
  maintenance: "mantenimiento",
  assemble: "armar",
  remodel: "remodelar, remodelacion, renovar, renovacion",
  build: "construir",
  addition: "ampliacion, ampliar, cuarto extra",
  clean: "limpiar, limpieza, limpie, limpien, aseo, lavar, lavado, lavan, laven",
  paint: "pintar, pintura, pinta, pinte",
  move: "mudanza, mudar, mudarme, mudarse, mudarnos",
  cut: "cortar, corte",
  prune: "podar, poda",
  clogged: "tapado, tapada, tapo, destapar, atascado, atascada",
  leak: "fuga, gotera, gotea, gotear, goteando, goteo",
  drain: "drenaje, desague, coladera",
  pipe: "tuberia, caneria, tubo",
  toilet: "inodoro, excusado, taza",
  sink: "lavabo, lavamanos, fregadero",
  faucet: "grifo, llave",
  shower: "ducha, regadera",
  heater: "calentador",
  ac: "aire acondicionado",
  cool: "enfria, enfriar",
  heat: "calefaccion",
  hot: "caliente",
  sprinkler: "riego, aspersor, aspersores",
  system: "sistema",
  fan: "abanico",
  light: "luz, luces, lampara, foco",
  switch: "apagador",
  outlet: "enchufe, contacto, tomacorriente",
  power: "electricidad, apagon, apagones",
  electrical: "electrico, electrica",
  short: "corto",
  circuit: "circuito",
  roof: "techo, tejado",
  bathroom: "bano",
  kitchen: "cocina",
  cabinet: "gabinete",
  garage: "cochera, garaje",
  hole: "hoyo, agujero",
  drywall: "tablaroca, resane",
  wall: "pared, paredes",
  door: "puerta",
  window: "ventana",
  floor: "piso",
  laminate: "laminado",
  tile: "azulejo, loseta, mosaico",
  carpet: "alfombra",
  lawn: "pasto, cesped, zacate",
  garden: "jardin",
  tree: "arbol, arboles",
  fence: "cerca, barda",
  gate: "reja",
  concrete: "concreto, cemento",
  brick: "ladrillo",
  pool: "alberca, piscina",
  refrigerator: "refrigerador, nevera",
  washer: "lavadora",
  dryer: "secadora",
  stove: "estufa",
  lock: "cerradura",
  pest: "plaga, fumigar, fumigacion",
  termite: "termita",
  roach: "cucaracha",
  gutter: "canaleta, canalon, canalones",
  shingle: "teja",
  camera: "camara",
  wallpaper: "papel tapiz",
  yard: "yarda",
  hang: "colgar, montar",
  picture: "cuadro",
  tv: "tele, television, televisor",
  shelf: "repisa",
  curtain: "cortina",
  blinds: "persiana",
  load: "cargar",
  demolition: "tumbar, tirar pared, tirar una pared",
  waterproof: "impermeabilizar",
  panel: "centro de carga",
  snow: "nieve",
  rat: "rata",
  slab: "losa",
  thermostat: "termostato",
  chimney: "chimenea",
  mold: "moho",
  railing: "barandal",
  plaster: "yeso",
  leaf: "hoja",
  root: "raiz, raices",
  countertop: "granito",
  mouse: "raton, ratones"
}

const endings = ["ar", "a", "an", "e", "en", "ado", "ada", "ando"]
// English words, and what is nearly one.
const notForms = new Set("instala instale quite remodela remodele renova renove repare".split(" "))

/** "pintar", "pinta", "pinten", "pintado"; "cargue" with a "u". Short verbs have forms that are other words: "pode". */
const formsOf = (word: string): ReadonlyArray<string> => {
  const stem = /^([a-z]{4,})ar$/.exec(word)?.[1]
  if (stem === undefined) return [word]
  const soft = stem.replace(/g$/, "gu").replace(/c$/, "qu").replace(/z$/, "c")
  return endings
    .map((ending) => (ending.startsWith("e") ? soft : stem) + ending)
    .filter((form) => !notForms.has(form))
}

/** Words of the tasks and the Spanish ones that people say instead of them, as of `synonyms`; without their accents. */
export const spanish: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(said).map(([word, others]) => [
    word,
    [...new Set(others.split(", ").flatMap(formsOf))].join(", ")
  ])
)
