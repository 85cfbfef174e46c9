import type { Theme } from '@mui/material/styles';

/**
 * A shade at the edges behind which there is more, for what scrolls sideways on this ground: shades stand at the edges
 * of the frame, and covers over them at the edges of what is in it.
 */
export function scrollCue(ground: 'default' | 'paper') {
  return (theme: Theme) => {
    const { background, text } = (theme.vars ?? theme).palette;
    const cover = background[ground];
    const shade = `color-mix(in srgb, ${text.primary} 22%, transparent)`;
    const layers = [
      `linear-gradient(90deg, ${cover} 50%, transparent) 0 0 / 40px 100% no-repeat local`,
      `linear-gradient(-90deg, ${cover} 50%, transparent) 100% 0 / 40px 100% no-repeat local`,
      `linear-gradient(90deg, ${shade}, transparent) 0 0 / 10px 100% no-repeat scroll`,
      `linear-gradient(-90deg, ${shade}, transparent) 100% 0 / 10px 100% no-repeat scroll`,
    ];
    return { background: layers.join(', ') };
  };
}
