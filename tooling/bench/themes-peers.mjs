// What other generators make of one brand colour, each set up as its own documentation does it. Light mode.
import { BackgroundColor, Color, Theme } from '@adobe/leonardo-contrast-colors';
import { generateColors } from '@mantine/colors-generator';
import { argbFromHex, hexFromArgb, themeFromSourceColor } from '@material/material-color-utilities';
import { createTheme } from '@mui/material/styles';
import { theme as antd } from 'antd';

// One of them warns about its own default at every call.
globalThis.console.warn = () => undefined;

/** Each gives: the primary fill, the text on it, links, marks (focus, ticks), and the page below them. */
export const peers = {
  'Material color utilities': hex => {
    const { primary, onPrimary, background } = themeFromSourceColor(argbFromHex(hex)).schemes.light;
    const fill = hexFromArgb(primary);
    return { fill, onFill: hexFromArgb(onPrimary), link: fill, mark: fill, page: hexFromArgb(background) };
  },
  Leonardo: hex => {
    const keys = ['#1f5fa6', '#12704f', '#8a5a00', '#a9112b', '#5f636b', '#7a3fa0'];
    const ratios = { mark: 3, link: 4.5, fill: 4.5, strong: 7 };
    const theme = new Theme({
      colors: [hex, ...keys].map(
        (key, index) => new Color({ name: `c${index}`, colorKeys: [key], ratios: { ...ratios } }),
      ),
      backgroundColor: new BackgroundColor({ name: 'gray', colorKeys: ['#808080'], ratios: [1.2, 3, 7] }),
      lightness: 100,
    });
    const [{ background }, brand] = theme.contrastColors;
    const of = name => brand.values.find(value => value.name === name).value;
    return { fill: of('fill'), onFill: '#ffffff', link: of('link'), mark: of('mark'), page: background };
  },
  MUI: hex => {
    const { primary, background } = createTheme({ palette: { primary: { main: hex } } }).palette;
    return {
      fill: primary.main,
      onFill: primary.contrastText,
      link: primary.main,
      mark: primary.main,
      page: background.default,
    };
  },
  Mantine: hex => {
    const shade = generateColors(hex)[6];
    return { fill: shade, onFill: '#ffffff', link: shade, mark: shade, page: '#ffffff' };
  },
  'Ant Design': hex => {
    const token = antd.getDesignToken({ token: { colorPrimary: hex } });
    return {
      fill: token.colorPrimary,
      onFill: token.colorTextLightSolid,
      link: token.colorLink,
      mark: token.colorPrimary,
      page: token.colorBgContainer,
    };
  },
};
