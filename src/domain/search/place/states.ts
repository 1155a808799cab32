/** The states as they are written out, in lower case. */
export const states: ReadonlySet<string> = new Set(
  (
    "alabama,alaska,arizona,arkansas,california,colorado,connecticut,delaware,florida,georgia,hawaii,idaho,illinois," +
    "indiana,iowa,kansas,kentucky,louisiana,maine,maryland,massachusetts,michigan,minnesota,mississippi,missouri," +
    "montana,nebraska,nevada,new hampshire,new jersey,new mexico,new york,north carolina,north dakota,ohio,oklahoma," +
    "oregon,pennsylvania,rhode island,south carolina,south dakota,tennessee,texas,utah,vermont,virginia,washington," +
    "west virginia,wisconsin,wyoming,puerto rico"
  ).split(",")
)
