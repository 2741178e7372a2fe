-- How a search finds products: docs/decisions/014. The same words as before in half the time: rules are tried only on what they may concern.
CREATE OR REPLACE FUNCTION search_plain(value text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  plain text := value;
BEGIN
  IF octet_length(plain) <> length(plain) THEN
    plain := replace(regexp_replace(normalize(plain, NFKD), '[\u0300-\u036f]', '', 'g'), '×', 'x');
  END IF;
  plain := translate(lower(plain), '''`‘’', '');
  IF plain !~ '\d' THEN
    RETURN plain;
  END IF;
  IF plain ~ '\d,\d\d\d' THEN
    plain := regexp_replace(plain, '(?<=\d),(?=\d\d\d(?!\d))', '', 'g');
  END IF;
  IF plain ~ '\.\d' THEN
    plain := regexp_replace(plain, '(?<![a-z0-9.])\.(?=\d)', '0.', 'g');
    plain := regexp_replace(plain, '(\.\d*[1-9])0+(?!\d)', '\1', 'g');
    plain := regexp_replace(plain, '(?<=\d)\.0+(?!\d)', '', 'g');
  END IF;
  IF plain ~ '\d[ -]?(?:r|shot|volt|gram)' THEN
    plain := regexp_replace(plain, '(^|[^a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:rounds?|rnds?|rds?|shots?)(?![a-z0-9])', '\1\2rd', 'g');
    plain := regexp_replace(plain, '(^|[^a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:volts?)(?![a-z0-9])', '\1\2v', 'g');
    plain := regexp_replace(plain, '(^|[^a-z0-9.])(\d+(?:\.\d+)?)[ -]?(?:grams?|grammes?)(?![a-z0-9])', '\1\2g', 'g');
  END IF;
  RETURN regexp_replace(plain, '(^|[^a-z0-9.])(\d+(?:\.\d+)?)[ -]?(mm|cm|m|ml|l|kg|g|mah|ah|v|w|a|c|s|j|bar|rd)(?![a-z0-9])', '\1\2\3', 'g');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_fold(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE
    WHEN right(word, 1) <> 's' AND right(word, 2) <> 'ie' THEN word
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
CREATE OR REPLACE FUNCTION search_terms(plain text) RETURNS text[]
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT search_fold(word)
    FROM (
      SELECT DISTINCT word
      FROM regexp_matches(plain, '((?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+)(?:-(?:\d+\.\d+[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]*|[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+))*)', 'g') AS piece,
        string_to_table(piece[1] || CASE WHEN piece[1] LIKE '%-%' THEN '-' || replace(piece[1], '-', '') ELSE '' END, '-') AS word
    ) AS words
    WHERE word NOT IN ('a', 'an', 'the', 'and', 'or', 'of', 'for', 'with', 'without', 'from', 'to', 'in', 'on', 'at', 'by', 'is', 'are', 'it', 'its', 'be', 'this', 'that', 'my', 'your', 'our', 'me', 'i', 'you'));
--> statement-breakpoint
-- What something is not, or has not, it is not found by: 'not biodegradable', 'no winding'.
CREATE OR REPLACE FUNCTION search_affirmed(plain text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF plain !~ '(?:no|not|without|never)[ -]' THEN
    RETURN plain;
  END IF;
  RETURN regexp_replace(plain, '(^|[^a-z0-9])(?:no|not|without|never)[ -]'
    || '(?:(?:made|suitable|meant|intended|for|a|an|the|any|as) )*[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+(?:-[a-z0-9\u00c0-\u1fff\u3040-\ud7ff]+)*', '\1 ', 'g');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION product_terms(title text, category anyenum, features text[], description text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
DECLARE
  shelf text := search_fold(category::text);
  plain_title text := search_plain(title);
  noun text := search_noun(plain_title);
  titled text[] := search_terms(plain_title);
  featured text[] := search_terms(search_affirmed(search_plain(array_to_string(features, ' | '))));
  described text[] := search_terms(search_affirmed(search_plain(description)));
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
CREATE INDEX "products_id_parts" ON "products" USING gin ("id" gin_trgm_ops);