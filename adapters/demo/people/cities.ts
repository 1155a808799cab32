import { defaultRadiusMiles } from "#domain/project/reach.ts"

import { type Climate, climates, type Feature } from "./climates.ts"

export interface City {
  readonly name: string
  readonly state: string
  readonly zipCodes: ReadonlyArray<string>
  readonly areaCode: string
  /** Prices here against the country's average. */
  readonly cost: number
  readonly features: ReadonlyArray<Feature>
  /** How far its businesses go, in miles. */
  readonly radiusMiles: number
}

const city = (
  place: string,
  zips: string,
  areaCode: string,
  cost: number,
  climate: Climate,
  radiusMiles = defaultRadiusMiles
): City => ({
  name: place.slice(0, -4),
  state: place.slice(-2),
  zipCodes: zips.split(" "),
  areaCode,
  cost,
  features: climates[climate],
  radiusMiles
})

/** Where the demo providers and homeowners live. The largest, with six ZIP codes or more, have a provider of every trade. */
export const cities = {
  austin: city("Austin, TX", "78704 78745 78757 78702 78731 78748 78759", "512", 1.1, "texas"),
  denver: city("Denver, CO", "80205 80210 80211 80220 80231 80203", "303", 1.15, "mountains"),
  seattle: city("Seattle, WA", "98103 98107 98115 98118 98144 98126", "206", 1.3, "northwest"),
  chicago: city("Chicago, IL", "60614 60618 60625 60640 60647 60657", "312", 1.1, "midwest"),
  atlanta: city("Atlanta, GA", "30306 30307 30312 30316 30318 30342", "404", 1, "piedmont"),
  phoenix: city("Phoenix, AZ", "85014 85016 85018 85028 85032 85044", "602", 0.95, "desert"),
  portland: city("Portland, OR", "97202 97206 97211 97213 97217 97219", "503", 1.15, "northwest"),
  columbus: city("Columbus, OH", "43201 43206 43214 43202 43215 43235", "614", 0.9, "midwest"),
  charlotte: city("Charlotte, NC", "28203 28205 28209 28210 28211 28277", "704", 0.95, "south"),
  sanDiego: city("San Diego, CA", "92103 92104 92107 92116 92117 92128", "619", 1.3, "california"),
  houston: city("Houston, TX", "77008 77018 77096 77006 77007 77019", "713", 0.95, "texas"),
  dallas: city("Dallas, TX", "75206 75214 75228 75208 75204 75218", "214", 1, "texas"),
  sanAntonio: city("San Antonio, TX", "78209 78212 78210 78204 78216 78230", "210", 0.85, "texas"),
  nashville: city("Nashville, TN", "37206 37209", "615", 1, "south"),
  memphis: city("Memphis, TN", "38104 38117", "901", 0.8, "south"),
  raleigh: city("Raleigh, NC", "27608 27609", "919", 0.95, "south"),
  richmond: city("Richmond, VA", "23220 23227", "804", 0.95, "piedmont"),
  tampa: city("Tampa, FL", "33603 33629", "813", 0.95, "florida"),
  orlando: city("Orlando, FL", "32803 32806", "407", 0.95, "florida"),
  jacksonville: city("Jacksonville, FL", "32205 32207 32204 32210 32217 32257", "904", 0.9, "florida"),
  savannah: city("Savannah, GA", "31401 31405", "912", 0.9, "gulf"),
  birmingham: city("Birmingham, AL", "35205 35222", "205", 0.8, "south"),
  newOrleans: city("New Orleans, LA", "70115 70118", "504", 0.9, "gulf"),
  kansasCity: city("Kansas City, MO", "64111 64113", "816", 0.85, "midwest"),
  saintLouis: city("Saint Louis, MO", "63109 63116", "314", 0.85, "midwest"),
  minneapolis: city("Minneapolis, MN", "55406 55408 55419", "612", 1.05, "midwest"),
  milwaukee: city("Milwaukee, WI", "53207 53211", "414", 0.9, "midwest"),
  madison: city("Madison, WI", "53703 53711", "608", 0.95, "midwest"),
  desMoines: city("Des Moines, IA", "50310 50312", "515", 0.85, "midwest"),
  indianapolis: city("Indianapolis, IN", "46205 46220", "317", 0.85, "midwest"),
  cincinnati: city("Cincinnati, OH", "45208 45223", "513", 0.85, "midwest"),
  cleveland: city("Cleveland, OH", "44102 44111", "216", 0.85, "midwest"),
  pittsburgh: city("Pittsburgh, PA", "15206 15217", "412", 0.9, "northeast"),
  philadelphia: city("Philadelphia, PA", "19119 19125 19147 19148 19130 19143", "215", 1.05, "northeast"),
  buffalo: city("Buffalo, NY", "14213 14216", "716", 0.85, "northeast"),
  boston: city("Boston, MA", "02127 02118 02116", "617", 1.35, "northeast", 25),
  burlington: city("Burlington, VT", "05401", "802", 1, "northeast"),
  portlandMe: city("Portland, ME", "04101 04103", "207", 1, "northeast"),
  boise: city("Boise, ID", "83702 83706", "208", 0.95, "mountains", 80),
  saltLakeCity: city("Salt Lake City, UT", "84105 84106", "801", 0.95, "mountains"),
  albuquerque: city("Albuquerque, NM", "87106 87110", "505", 0.85, "desert"),
  tucson: city("Tucson, AZ", "85716 85719", "520", 0.85, "desert"),
  lasVegas: city("Las Vegas, NV", "89117 89123", "702", 0.95, "desert"),
  sacramento: city("Sacramento, CA", "95816 95818", "916", 1.15, "california"),
  sanJose: city("San Jose, CA", "95125 95128", "408", 1.4, "california"),
  spokane: city("Spokane, WA", "99203 99205", "509", 0.95, "mountains"),
  newYork: city("New York, NY", "10003 10011 10024 10025 10027 10128", "212", 1.4, "northeast", 10),
  losAngeles: city("Los Angeles, CA", "90004 90026 90027 90036 90041 90042", "323", 1.3, "california"),
  washington: city("Washington, DC", "20002 20003 20009 20011", "202", 1.2, "piedmont"),
  miami: city("Miami, FL", "33129 33133 33135 33145", "305", 1.1, "florida"),
  baltimore: city("Baltimore, MD", "21211 21224", "410", 1, "piedmont"),
  detroit: city("Detroit, MI", "48201 48214 48216", "313", 0.85, "midwest")
} satisfies Record<string, City>

export type CityKey = keyof typeof cities

export const cityKeys = Object.keys(cities).filter((key): key is CityKey => key in cities)

export const locationOf = ({ name, state }: City) => `${name}, ${state}`
