/** What is done at a home or goes wrong there; people write these in every form. */
export const verbs: ReadonlyArray<string> = (
  "leak drip clog flood flicker trip spark buzz hum squeak creak crack sag peel rust run flush drain overflow gurgle freeze burst " +
  "work cool heat blow start stop turn shut close open stick jam rattle click bang grind smell stink install repair replace fix remove " +
  "clean paint stain wash mow trim prune cut dig haul move pack load unload hang mount assemble build remodel renovate refinish " +
  "sand patch seal caulk grout tile wire rewire unclog update upgrade convert finish pour level insulate waterproof plant mulch " +
  "rake plow shovel scrub mop dust vacuum organize relocate lift carry scrape strip polish scratch warp buckle wobble fall lean " +
  "break chip fade bubble blink dim beep chirp lock hook add put need want resurface reface landscape pressure demolish frame jet shampoo disinfect " +
  "stretch winterize aerate repipe retile regrout restain repaint reroof steam trench prime shave lubricate declutter wax"
).split(" ")
