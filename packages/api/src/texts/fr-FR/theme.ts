import type { theme as source } from '../en-US/theme.ts';

export const theme: typeof source = {
  choices: {
    auto: 'Automatique',
    light: 'Clair',
    dark: 'Sombre',
    primary: 'Couleur de marque',
    accent: 'Couleur d’accent',
    neutral: 'Couleur du texte',
    brand: 'Marque',
    cool: 'Froid',
    warm: 'Chaud',
    pure: 'Pur',
    white: 'Blanc',
    grey: 'Gris',
    mist: 'Brume',
    ledger: 'Vert registre',
    paper: 'Papier',
    plain: 'Simple',
    tint: 'Teinté',
    ink: 'Couleur du texte',
    compact: 'Compact',
    regular: 'Normal',
    comfortable: 'Aéré',
  },
  screens: {
    list: 'Liste',
    file: 'Dossier client',
    form: 'Formulaire',
    dialog: 'Dialogue',
    'sign-in': 'Connexion',
    empty: 'Vide',
  },
  modes: {
    light: 'Clair',
    dark: 'Sombre',
    more: 'Contraste élevé',
  },
  fills: {
    exact: '{{colour}} est utilisée telle quelle',
    whiteText: '{{colour}} est légèrement foncée pour que le texte blanc soit lisible',
    chosenText: '{{colour}} est ajustée à la couleur de texte choisie',
    lifted: '{{colour}} est éclaircie en mode sombre',
    flipped: '{{colour}} est inversée en mode sombre pour rester visible',
    moreContrast: '{{colour}} est ajustée pour plus de contraste',
    weak: 'Le texte des boutons est lisible mais peu contrasté. Utiliser du texte blanc ?',
    preferWhite: 'Utiliser du texte blanc',
  },
  inks: {
    legible: 'Liens, focus et coches prennent la couleur de marque.',
    illegible:
      'Votre couleur de marque est trop claire pour le texte ; liens et focus prennent une autre couleur.',
    collision:
      'Votre couleur de marque ressemble à celle des erreurs ; coches et focus prennent la couleur du texte.',
    chosen: 'Liens et focus prennent la couleur choisie.',
  },
  pairs: {
    pair: 'Paire',
    ratio: 'Contraste',
    needed: 'Requis',
    textOnBrand: 'Texte sur la couleur de marque',
    brandText: 'Texte de marque sur la page',
    focus: 'Focus sur la page',
    accent: 'Accent à côté de la marque',
  },
  allPairs: 'Les plus justes des {{pairs}} paires',
  accentNear:
    'Votre accent est proche de votre couleur de marque : « à décider » ne ressortira pas. Choisissez un autre accent.',
  colourless:
    'En mode sombre, les liens et le focus prennent la couleur du texte, car votre marque n’a pas de couleur propre.',
};
