/**
 * Runs in an idle page and returns how it looks, in words: fonts, the style of each kind of element, the boxes of the frame, and what
 * moves. A picture would differ with each rounding.
 */
export const appearanceSource = /* javascript */ `(() => {
  const [most, frame, kinds] = [600, 'html, body, header, nav, main, footer', 'h1, h2, h3, p, a, b, strong, small, time, button, input, select, textarea, li, label, th, td, dt, dd, img, svg'];
  const main = document.querySelector('main');
  const all = (selector) => [...document.querySelectorAll(selector)].filter((each) => each.closest('.unfinished') === null && each.checkVisibility());
  const placeOf = (each) => (main?.contains(each) ? 'main' : (each.closest('header, nav, footer')?.localName ?? 'body'));
  const familyOf = ({ fontFamily }) => fontFamily.split(',')[0];
  const backOf = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const { backgroundColor, backgroundImage } = getComputedStyle(at);
      if (backgroundImage !== 'none') return 'a picture';
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
    }
    return 'nothing';
  };
  /** Half transparent or filtered, also by an ancestor. */
  const dimOf = (each) => {
    for (let at = each; at && at !== document.body; at = at.parentElement) {
      const { opacity, filter } = getComputedStyle(at);
      if (opacity !== '1' || filter !== 'none') return ['opacity ' + opacity, 'filter ' + filter];
    }
    return [];
  };
  const unusualOf = (style, usual) => usual.filter(([name, value]) => style[name] !== value).map(([name]) => name + ' ' + style[name]);
  const boxOf = (each) => {
    const { left, width } = each.getBoundingClientRect();
    const style = getComputedStyle(each);
    const unusual = unusualOf(style, [['position', 'static'], ['transform', 'none'], ['filter', 'none'], ['zIndex', 'auto'], ['direction', 'ltr'], ['writingMode', 'horizontal-tb'], ['textTransform', 'none'], ['cursor', 'auto'], ['mixBlendMode', 'normal']]);
    return [each.localName + ' at ' + Math.round(left) + ' of ' + Math.round(width), style.display, familyOf(style), ...unusual].join(', ');
  };
  const isInFrame = (each) => !main?.contains(each) || each === main;
  const describe = (each) => {
    const style = getComputedStyle(each);
    const unusual = unusualOf(style, [['textTransform', 'none'], ['letterSpacing', 'normal'], ['textDecorationLine', 'none'], ['textAlign', 'start']]);
    return placeOf(each) + ' ' + each.localName + ': ' + [style.fontSize, style.fontWeight, familyOf(style), style.color + ' on ' + backOf(each), 'lines of ' + style.lineHeight, ...dimOf(each), ...unusual].join(', ');
  };
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running').map((each) => (each.animationName ?? each.transitionProperty ?? 'a script') + ' of ' + (each.effect?.target?.localName ?? 'nothing'));
  return {
    looks: [...new Set([...all(frame).filter(isInFrame).map(boxOf), ...all(kinds).slice(0, most).map(describe)])],
    fonts: [...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family, weight, style }) => family + ' ' + weight + ' ' + style))],
    moves: [...new Set(moving)],
  };
})()`;
