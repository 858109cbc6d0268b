import 'server-only';
import MarkdownIt from 'markdown-it';
import { shopContent } from './content';
import type { LegalPage, MarkdownPage } from './types';

// Tags that somebody writes into a text are shown, not taken for tags.
const markdown = new MarkdownIt({ html: false, linkify: true });

/** Null for a page that the shop does not have. */
export function legalPage(page: LegalPage): MarkdownPage | null {
  const text = shopContent().legal[page];
  return text === null ? null : renderMarkdown(text);
}

/** The title is the first line, without its sign. */
export function renderMarkdown(text: string): MarkdownPage {
  const [first = '', ...rest] = text.trimStart().split('\n');
  return { title: first.replace(/^#\s*/, '').trim(), html: markdown.render(rest.join('\n')) };
}
