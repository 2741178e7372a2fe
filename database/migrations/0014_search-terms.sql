-- How a search finds products (docs/decisions/013): words as shop/catalogue/search/words.ts makes them of what is typed, each with
-- the place it has in the product. Words are `magazine`; `magazine/f` in features, category or title; `magazine/t` in category
-- or title; `magazine/h` where the title says that the product is one; `magazine/c` the category.
CREATE FUNCTION search_plain(value text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(regexp_replace(lower(regexp_replace(normalize(value, NFKD), '[\u0300-\u036f]', '', 'g')),
    '[''`\u2018\u2019]', '', 'g'),
    '\u00d7', 'x', 'g'),
    '(?<=\d),(?=\d\d\d(?!\d))', '', 'g'),
    '(?<![a-z0-9.])\.(?=\d)', '0.', 'g'),
    '(\.\d*[1-9])0+(?!\d)', '\1', 'g'),
    '(?<=\d)\.0+(?!\d)', '', 'g'),
    '(?<![a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:rounds?|rnds?|rds?|shots?)(?![a-z0-9])', '\1rd', 'g'),
    '(?<![a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:volts?)(?![a-z0-9])', '\1v', 'g'),
    '(?<![a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:grams?|grammes?)(?![a-z0-9])', '\1g', 'g'),
    '(?<![a-z0-9.])(\d+(?:\.\d+)?)[ -]?(mm|cm|m|ml|l|kg|g|mah|ah|v|w|a|c|s|j|bar|rd)(?![a-z0-9])', '\1\2', 'g');
--> statement-breakpoint
-- Singular and plural are one word.
CREATE FUNCTION search_fold(word text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE
    WHEN word IN ('gases', 'gasses') THEN 'gas'
    WHEN word = 'lenses' THEN 'lens'
    WHEN word IN ('gas', 'lens') OR length(word) < 3 THEN word
    WHEN word ~ '^[a-z]+\d+s$' THEN left(word, -1)
    WHEN word !~ '^[a-z]+$' THEN word
    WHEN word ~ '...ies$' THEN left(word, -3) || 'y'
    WHEN word ~ '...ie$' THEN left(word, -2) || 'y'
    WHEN word ~ '(?:ss|sh|ch|x|zz)es$' THEN left(word, -2)
    WHEN word ~ '(?:[^aisu]|...a)s$' THEN left(word, -1)
    ELSE word
  END;
--> statement-breakpoint
-- The words of a plain text; what a hyphen joins is its parts, and one word.
CREATE FUNCTION search_terms(plain text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT search_fold(word)
    FROM regexp_matches(plain, '((?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+)(?:-(?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+))*)', 'g') AS piece,
      string_to_table(piece[1] || CASE WHEN piece[1] LIKE '%-%' THEN '-' || replace(piece[1], '-', '') ELSE '' END, '-') AS word
    WHERE word NOT IN ('a', 'an', 'the', 'and', 'or', 'of', 'for', 'with', 'without', 'from', 'to', 'in', 'on', 'at', 'by', 'is', 'are', 'it', 'its', 'be', 'this', 'that', 'my', 'your', 'our', 'me', 'i', 'you'));
--> statement-breakpoint
-- 2200 of 2200mah.
CREATE FUNCTION search_numbers(words text[]) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT (regexp_match(word, '^(\d+(?:\.\d+)?)(?:mm|cm|m|ml|l|kg|g|mah|ah|v|w|a|c|s|j|bar|rd)$'))[1] FROM unnest(words) AS word
    WHERE word ~ '^\d+(?:\.\d+)?(?:mm|cm|m|ml|l|kg|g|mah|ah|v|w|a|c|s|j|bar|rd)$');
--> statement-breakpoint
-- What a title says that the product is: the last word before a comma, bracket or 'for', 'with' and the like, but for
-- how it is packed, its colour, size and numbers. 'Voltane 7.4 V LiPo stick, Deans' is a LiPo.
CREATE FUNCTION search_noun(plain_title text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  words text[];
  at integer;
BEGIN
  words := ARRAY(SELECT piece[1] FROM regexp_matches(
    regexp_replace(
      regexp_replace(plain_title, '^(?:set|pack|box|bag|pair|bottle|case|tub|tin) of (?:\d+ )?', ''),
      '(?:[,;:(|/]|\s[-\u2013\u2014]\s|\s(?:with|for|without|from|to|of|in|and|by|on)\s).*$', ''),
    '((?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+)(?:-(?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+))*)', 'g') AS piece);
  at := cardinality(words);
  WHILE at > 1 AND words[at] ~ ('\d|^(?:sticks?|bricks?|packs?|sets?|pairs?|units?|kits?|mini|pro|bottles?|cans?|'
    || 'black|olive|tan|green|gr[ea]y|white|brown|red|blue|yellow|orange|pink|camo|multicam|coyote|drab|'
    || 'xs|s|m|l|xl|xxl|small|medium|large|size)$') LOOP
    at := at - 1;
  END LOOP;
  RETURN search_fold(replace(words[at], '-', ''));
END $$;
--> statement-breakpoint
CREATE FUNCTION product_terms(title text, category anyenum, features text[], description text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  -- What something is not, or has not, it is not found by: 'not biodegradable', 'no winding'.
  not_so CONSTANT text := '(?<![a-z0-9])(?:no|not|without|never)[ -]'
    || '(?:(?:made|suitable|meant|intended|for|a|an|the|any|as) )*[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+(?:-[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+)*';
  shelf text := search_fold(category::text);
  plain_title text := search_plain(title);
  noun text := search_noun(plain_title);
  titled text[] := search_terms(plain_title);
  featured text[] := search_terms(regexp_replace(search_plain(array_to_string(features, ' | ')), not_so, ' ', 'g'));
  described text[] := search_terms(regexp_replace(search_plain(description), not_so, ' ', 'g'));
  numbers text[] := search_numbers(titled);
BEGIN
  titled := titled || shelf || ARRAY(SELECT word FROM unnest(numbers) AS word WHERE word LIKE '%.%');
  featured := titled || numbers || featured || search_numbers(featured);
  described := featured || described || search_numbers(described);
  RETURN array_to_tsvector(described
    || ARRAY(SELECT word || '/f' FROM unnest(featured) AS word)
    || ARRAY(SELECT word || '/t' FROM unnest(titled) AS word)
    || CASE WHEN noun IS NULL THEN '{}' ELSE ARRAY[noun || '/h'] END
    || (shelf || '/c'));
END $$;
--> statement-breakpoint
DROP INDEX "search_words_trigrams";--> statement-breakpoint
ALTER TABLE "products" drop column "search";--> statement-breakpoint
DROP FUNCTION product_search(text, anyenum, text[], text);--> statement-breakpoint
DROP FUNCTION product_words(text);--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "search" "tsvector" GENERATED ALWAYS AS (product_terms(title, category, features, description)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_search" ON "products" USING gin ("search") WITH (fastupdate=false);--> statement-breakpoint
-- The words known so far were made otherwise.
DELETE FROM "search_words";--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "place" smallint NOT NULL;--> statement-breakpoint
INSERT INTO "search_words" ("word", "place")
  SELECT split_part(word, '/', 1), max(CASE split_part(word, '/', 2) WHEN 'h' THEN 3 WHEN 'c' THEN 3 WHEN 't' THEN 2 WHEN 'f' THEN 1 ELSE 0 END)
  FROM ts_stat('SELECT search FROM products') GROUP BY 1;
