import 'server-only';

/** Drawn where a picture is missing: a ticket, without words or colours that would clash with a page. */
export const PLACEHOLDER =
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200">
<rect width="1600" height="1200" fill="#e8ebf0"/>
<g transform="rotate(-12 800 600)" fill="none" stroke="#aab3c2" stroke-width="22" stroke-linejoin="round" stroke-linecap="round">
<path d="M440 420h720a30 30 0 0 1 30 30v85a65 65 0 0 0 0 130v85a30 30 0 0 1-30 30H440a30 30 0 0 1-30-30v-85a65 65 0 0 0 0-130v-85a30 30 0 0 1 30-30z"/>
<path d="M930 430v340" stroke-dasharray="1 56"/>
<path d="m670 500 31 64 70 10-51 49 12 70-62-33-62 33 12-70-51-49 70-10z"/>
</g></svg>`);
