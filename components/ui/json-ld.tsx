type JsonLdProps = { data: object };

/** Structured data for search engines. `<` is escaped: a text may hold `</script>`. */
export function JsonLd({ data }: JsonLdProps) {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
