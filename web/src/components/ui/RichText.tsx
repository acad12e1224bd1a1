import { cx } from '@/lib/classes';
import { isInside, isLink } from '@/lib/links';
import DOMPurify from 'dompurify';
import { useMemo, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import styles from './RichText.module.css';

const purifier = DOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  const link = element.getAttribute('href') ?? '';
  if (!isLink(link)) return element.removeAttribute('href');
  if (isInside(link)) return;
  // What leads out of the portal opens beside it and learns nothing of it.
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});

/** HTML of an operator's, cleaned once more. Loaded only by what shows some. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const navigate = useNavigate();
  const clean = useMemo(() => ({ __html: sanitize(html) }), [html]);
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const to = link?.getAttribute('href') ?? '';
    if (!isInside(to) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void navigate(to);
  };
  return <div className={cx(styles.text, className)} onClick={follow} dangerouslySetInnerHTML={clean} />;
}

/** Allows what the server's own cleaning allows, and nothing else. */
export function sanitize(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: ['p', 'br', 'strong', 'em', 'ul', 'ol', 'li', 'a', 'h3', 'blockquote'],
    ALLOWED_ATTR: ['href'],
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
