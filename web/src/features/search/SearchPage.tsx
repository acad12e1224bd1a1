import { BackButton } from '@/components/ui/BackButton';
import { SearchInput } from '@/components/ui/SearchInput';
import { useAccount } from '@/features/account';
import { useBack } from '@/lib/useBack';
import { t } from '@/lib/i18n';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { Discover } from './Discover';
import { ANY_HINT, useHint } from './hint';
import { addSearch, saveHistory, useHistory } from './history';
import { SearchResults } from './results/SearchResults';
import styles from './SearchPage.module.css';
import { Suggestions } from './Suggestions';

/**
 * Searches posts, games, books and players. The address has the keyword, so a reload or a shared link shows the same
 * results.
 */
export default function SearchPage() {
  const uid = useAccount((account) => account.uid);
  return <Search key={uid} uid={uid} />;
}

function Search({ uid }: { uid: number }) {
  const back = useBack();
  const [search, setSearch] = useSearchParams();
  const { key, state } = useLocation();
  const hint = useHint();
  const keyword = wordsIn(search.get('keyword') ?? '');
  const [text, setText] = useState(keyword);
  const [known, setKnown] = useState(key);
  const history = useHistory(uid);
  const input = useRef<HTMLInputElement>(null);
  // Another history entry: a link, or back.
  if (known !== key) {
    setKnown(key);
    setText(keyword);
  }
  // The page is cached: only a new visit takes the focus, a return does not.
  const visited = useRef('');
  useEffect(() => {
    if (visited.current !== key && !keyword) input.current?.focus();
    visited.current = key;
  }, [key, keyword]);
  const find = (words: string) => {
    const wanted = wordsIn(words) || hint;
    if (!wanted) return input.current?.focus();
    setText(wanted);
    addSearch(uid, wanted);
    input.current?.blur();
    if (wanted !== keyword) setSearch({ keyword: wanted }, { replace: true, state });
  };
  const typed = wordsIn(text);
  const typing = typed !== keyword && typed !== '';
  return (
    <>
      <header className={styles.bar}>
        <BackButton onBack={back} />
        <h1 className="visually-hidden">{t('搜索')}</h1>
        <SearchInput
          ref={input}
          label={t('搜索')}
          placeholder={hint ?? ANY_HINT}
          value={text}
          onValue={setText}
          onSearch={() => find(text)}
        />
        <button type="button" className={styles.go} onClick={() => find(text)}>
          {t('搜索')}
        </button>
      </header>
      <main className={styles.main}>
        {typing && <Suggestions text={typed} onFind={find} onOpen={(name) => addSearch(uid, name)} />}
        {!typing && keyword && text && <SearchResults key={keyword} uid={uid} keyword={keyword} />}
        {!typing && !(keyword && text) && (
          <Discover history={history} onFind={find} onHistoryChange={(next) => saveHistory(uid, next)} />
        )}
      </main>
    </>
  );
}

/** The usable search text: a pasted text may contain control characters. */
const wordsIn = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim();
