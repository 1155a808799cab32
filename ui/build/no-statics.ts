/** Replaces hoist-non-react-statics, which Emotion depends on for its `withTheme`: nothing here uses that. */
export default <Component>(component: Component): Component => component
