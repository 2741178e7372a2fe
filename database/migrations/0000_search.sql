-- Finding products (decisions.md section 5): trigrams for misspelt words, one search vector a product.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- '0.25g' and '0.25 g' are the same to a shopper: digits and letters are told apart before words are made.
CREATE FUNCTION product_words(value text) RETURNS tsvector
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN to_tsvector('english'::regconfig, regexp_replace(value, '(\d)([[:alpha:]])', '\1 \2', 'g'));
--> statement-breakpoint
CREATE FUNCTION product_search(title text, category anyenum, features text[], description text) RETURNS tsvector
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path FROM CURRENT AS $$
BEGIN
  RETURN setweight(product_words(title), 'A')
    || setweight(product_words(category::text), 'B')
    || setweight(product_words(array_to_string(features, ' ')), 'C')
    || setweight(product_words(description), 'D');
END $$;
