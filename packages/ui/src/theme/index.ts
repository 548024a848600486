export { createTheme, type Theme } from './create-theme.ts';
export { themeCss } from './css.ts';
export { contract, type Pair } from './contract.ts';
export { brandFromTokens, themeResolver, themeTokens, type TokensFile } from './dtcg.ts';
export {
  BrandError,
  densities,
  grounds,
  headingFonts,
  inks,
  monoFonts,
  navs,
  neutrals,
  onSolids,
  parseBrand,
  radii,
  textFonts,
  type Brand,
  type BrandInput,
  type Density,
} from './brand.ts';
export { brands, stressBrands } from './brands.ts';
export { fontFile, fonts, fontStack, type Font, type FontId } from './fonts.ts';
export {
  isAccentNearBrand,
  keyPairsOf,
  type KeyPair,
  type KeyPairColours,
  type KeyPairId,
} from './key-pairs.ts';
export { intents, modes, surfaces, type Intent, type Mode, type Surface } from './parts.ts';
export { tokenNames, type TokenName, type Tokens } from './tokens.ts';
export { measure, type FillReport, type MeasuredPair, type Report } from './report.ts';
