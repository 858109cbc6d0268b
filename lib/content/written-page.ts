import 'server-only';
import MarkdownIt from 'markdown-it';
import { shopContent } from './content';
import type { WrittenPage, MarkdownPage } from './types';

// HTML tags in a text are shown as text.
const markdown = new MarkdownIt({ html: false, linkify: true });

/** Null if the shop does not have the page. */
export function writtenPage(page: WrittenPage): MarkdownPage | null {
  const text = shopContent().pages[page];
  return text === null ? null : renderMarkdown(text);
}

/** The title is the first line without its `#`. */
export function renderMarkdown(text: string): MarkdownPage {
  const [first = '', ...rest] = text.trimStart().split('\n');
  return { title: first.replace(/^#\s*/, '').trim(), html: markdown.render(rest.join('\n')) };
}
