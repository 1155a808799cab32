/** Stands for hoist-non-react-statics, which Emotion brings along for its `withTheme`: nothing here uses that. */
export default <Component>(component: Component): Component => component
