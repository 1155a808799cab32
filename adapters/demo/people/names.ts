const words = (text: string): ReadonlyArray<string> => text.trim().split(/\s+/)

export const firstNames = words(`
  Aaliyah Abigail Adam Adriana Aisha Alan Alejandro Alice Amara Amy Andrea Angela Anita Anna Anthony Arjun Ashley
  Audrey Barbara Ben Bianca Brandon Brenda Brian Bridget Caleb Carla Carmen Carol Catherine Charles Chloe Chris
  Claire Cynthia Dan Daniel David Deborah Denise Derek Diana Donald Dorothy Eddie Elaine Elena Eli Elizabeth Ellen
  Emily Emma Eric Erin Ethan Evan Faith Fatima Felicia Frances Gabriel Gary George Gina Gloria Grace Graham Greg
  Hannah Heather Helen Henry Holly Ian Irene Isabel Jack Jacob James Jamie Janet Jared Jasmine Jason Jean Jeff
  Jenna Jennifer Jeremy Jessica Jill Joan Joel John Jordan Joseph Joy Juan Judith Julia Karen Karina Kate Keith
  Kelly Kenji Kevin Kim Kristen Kyle Larry Laura Lauren Leah Leo Leslie Linda Lisa Louis Lucia Luke Lydia Maggie
  Maria Mark Martha Martin Mary Matt Megan Mei Michael Michelle Miguel Mike Miriam Molly Monica Nadia Nancy Natalie
  Nathan Neil Nicole Nina Noah Nora Omar Pamela Patricia Paul Peter Phil Priya Rachel Ralph Raquel Rebecca Renata
  Rob Robin Rohan Rosa Ruth Ryan Sam Samantha Sandra Sara Sean Sharon Sofia Sonia Stephanie Steve Sue Susan Tara
  Teresa Terry Theresa Tim Tina Tom Tracy Valerie Vanessa Vera Victor Vincent Walter Wendy Will Yasmin Yolanda Zoe
`)

export const lastNames = words(`
  Abbott Acosta Adams Ahmed Alvarez Andersen Archer Baker Banerjee Barnes Barrett Bauer Beck Bell Bennett Bishop
  Boyd Bradley Brennan Brooks Bryant Burke Butler Caldwell Campbell Carlson Carroll Carver Chan Chandler Chavez Chen
  Chung Clarke Cohen Coleman Collins Cooper Costa Craig Cruz Curtis Dalton Daniels Davies Dawson Dean Delaney Diaz
  Dixon Dunn Eaton Edwards Ellis Erickson Espinoza Evans Ferguson Fields Fischer Fisher Fleming Flores Ford Foster
  Fox Franklin Freeman Garcia Gardner Gibson Goldberg Gomez Gordon Graves Green Griffin Gupta Hale Hall Hansen Harding
  Harper Hart Hayes Henderson Hernandez Hicks Higgins Hoffman Holmes Howard Huang Hudson Hughes Hunter Ibrahim Ingram
  Jackson Jenkins Jensen Johnston Jones Joshi Kane Kaplan Keller Kelly Kennedy Khan Kim King Klein Knight Kramer Lam
  Lambert Larson Lawson Lee Levine Lewis Lin Lopez Lowe Lynch Mack Malone Marsh Martinez Mason Mathews McCarthy McCoy
  McDonald Medina Mehta Mendez Meyer Miles Miller Mills Mitchell Moore Morales Moreno Morgan Morris Murphy Murray
  Myers Nash Nelson Newman Nguyen Nichols Nolan Norris Novak Ortiz Osborne Owens Page Palmer Park Parker Patel
  Patterson Payne Pearson Perez Perkins Peters Peterson Phillips Pierce Porter Powell Price Quinn Ramirez Ramos Reed
  Reyes Reynolds Rice Richards Rivera Robbins Roberts Rojas Romano Rosen Ross Rossi Rowe Ruiz Russell Ryan Sanders
  Santos Schmidt Schneider Schwartz Scott Shaffer Shah Shaw Shelton Silva Simpson Singh Sloan Snyder Solomon Spencer
  Stein Stephens Stone Sullivan Sutton Swanson Tate Taylor Thomas Torres Tucker Turner Vargas Vega Wagner Walker
  Walsh Wang Ward Warner Watson Weaver Webb Weber Weiss Wells West Wheeler White Wilcox Willis Wong Woods Wright Yang
  Yates Young Zhang Zimmerman
`)

/** Who works for a provider besides the owner, as customers call them. */
export const crewNames = words(`
  Alex Andy Angel Antonio Bo Brett Bruno Carl Casey Cedric Cody Dale Damon Danny Dee Devon Donnie Duane Eduardo Efrain
  Ernie Esteban Fern Frankie Gabe Gene Gus Hector Ivan Jackie Jay Jessie Jo Joaquin Joey Jules Kendra Kenny Kit Lamar
  Lance Len Lonnie Lou Luz Manny Marco Marcy Marty Mateo Mick Mo Nate Nelson Nestor Nick Oscar Pat Pedro Perry Quentin
  Randy Raul Reggie Rene Rico Rod Romeo Ron Rory Rudy Rusty Sal Sergei Shay Sid Sonny Stu Tariq Ted Theo Toby Tony
  Trey Troy Val Vic Wes Winston Yuri Zach
`)
