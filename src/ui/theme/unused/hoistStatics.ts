/**
 * Stands in for `hoist-non-react-statics` (and the `react-is` under it) in the app's bundle (see
 * scripts/webpack/unused.ts). Emotion needs it for `withTheme` alone, which nothing here calls.
 */
export default function hoistStatics(): never {
  throw new Error("Emotion's withTheme is not part of this build");
}
