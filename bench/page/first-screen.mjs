/** Runs in a page: its words and pictures with their places in the first screen, and its other words. */
export function firstScreen() {
  const isSeen = (element) => {
    const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
    const isInside = left < innerWidth && top < innerHeight && right > 0 && bottom > 0;
    return isInside && width * height > 1 && element.checkVisibility();
  };
  const boxOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { left, top, width, height };
  };

  const blocks = new Map();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const { data, parentElement } = words.currentNode;
    let block = parentElement;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement;
    if (block.matches('script, style')) continue;
    if (data.trim()) blocks.set(block, (blocks.get(block) ?? '') + data);
  }
  const texts = [...blocks]
    .map(([block, text]) => ({ block, text, style: getComputedStyle(block) }))
    .filter(({ style }) => style.clipPath === 'none');
  return {
    face: getComputedStyle(document.body).fontFamily,
    texts: texts
      .filter(({ block }) => isSeen(block))
      .map(({ block, text, style: { fontWeight, fontSize, lineHeight } }) => {
        return { text, box: boxOf(block), font: `${fontWeight} ${fontSize}/${lineHeight}` };
      }),
    pictures: [...document.images].filter(isSeen).map((image) => {
      return { source: image.currentSrc, box: boxOf(image), priority: image.fetchPriority };
    }),
    below: texts.filter(({ block }) => !isSeen(block)).map(({ text }) => text),
  };
}
