CREATE TABLE "order_words" (
	"order_id" text PRIMARY KEY NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
INSERT INTO "order_words" ("order_id", "words") SELECT "id", "words" FROM "orders";--> statement-breakpoint
ALTER TABLE "order_words" ADD CONSTRAINT "order_words_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_words_parts" ON "order_words" USING gin ("words" gin_trgm_ops) WITH (gin_pending_list_limit=512);--> statement-breakpoint
DROP INDEX "orders_words";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "words";--> statement-breakpoint
CREATE FUNCTION keep_order_words() RETURNS trigger
  LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
BEGIN
  INSERT INTO order_words (order_id, words) VALUES (
    NEW.id,
    lower(concat_ws(' ', NEW.id, NEW.email, NEW.user_name, NEW.delivery_name, NEW.titles,
      -- A postcode without its space, a phone number by its national digits: found however they are written.
      replace(NEW.delivery_pin_code, ' ', ''),
      regexp_replace(regexp_replace(NEW.delivery_phone, '\D', '', 'g'), '^((00)?440?|0)', '')))
  ) ON CONFLICT (order_id) DO UPDATE SET words = excluded.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER orders_keep_words
  AFTER INSERT OR UPDATE OF email, user_name, delivery_name, titles, delivery_pin_code, delivery_phone ON orders
  FOR EACH ROW EXECUTE FUNCTION keep_order_words();
