type Content = Node | string | false | null | undefined;

/** @param attributes as in HTML, including `class` */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, string> = {},
  ...content: Content[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...content.filter((part) => part !== false && part !== null && part !== undefined));
  return made;
}

export function numberList(numbers: readonly string[]): HTMLUListElement {
  return element('ul', { class: 'numbers' }, ...numbers.map((number) => element('li', {}, number)));
}

export function link(href: string, words: string): HTMLAnchorElement {
  return element('a', { href }, words);
}
