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

/** Headings of the second level and what stands below each, for search engines. */
export function questionsIn(page: WrittenPage): { question: string; answer: string }[] {
  const [, ...sections] = `\n${shopContent().pages[page] ?? ''}`.split('\n## ');
  return sections.map((section) => {
    const { title, html } = renderMarkdown(section);
    return { question: title, answer: html };
  });
}

/** The title is the first line without its `#`. */
export function renderMarkdown(text: string): MarkdownPage {
  const [first = '', ...rest] = text.trimStart().split('\n');
  return { title: first.replace(/^#\s*/, '').trim(), html: markdown.render(rest.join('\n')) };
}
