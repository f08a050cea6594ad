CREATE TABLE "set_work" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "set_work_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"class_id" integer NOT NULL,
	"school_year" text NOT NULL,
	"game_id" text,
	"objective" text,
	"words_id" integer,
	"is_due" boolean NOT NULL,
	"is_for_all" boolean NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date,
	"rounds" smallint NOT NULL,
	"set_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_pupils" (
	"work_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"done" smallint DEFAULT 0 NOT NULL,
	"rushed" smallint DEFAULT 0 NOT NULL,
	"last_done_at" timestamp with time zone,
	CONSTRAINT "work_pupils_work_id_user_id_pk" PRIMARY KEY("work_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_class_id_classes_id_fk" FOREIGN KEY ("class_id") REFERENCES "public"."classes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "set_work" ADD CONSTRAINT "set_work_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pupils" ADD CONSTRAINT "work_pupils_work_id_set_work_id_fk" FOREIGN KEY ("work_id") REFERENCES "public"."set_work"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_pupils" ADD CONSTRAINT "work_pupils_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "set_work_class" ON "set_work" USING btree ("class_id");--> statement-breakpoint
CREATE INDEX "set_work_set_by" ON "set_work" USING btree ("set_by");--> statement-breakpoint
CREATE INDEX "work_pupils_user" ON "work_pupils" USING btree ("user_id");